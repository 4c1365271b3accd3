export { toSettlement } from './settlement-response.ts';
export { findSettlement } from './store.ts';
