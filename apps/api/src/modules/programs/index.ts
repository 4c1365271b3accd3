export { hasProgram } from './store.ts';
