export { findSettings } from './store.ts';
