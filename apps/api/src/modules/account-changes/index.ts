export { findStillAllowed } from './still-allowed.ts';
