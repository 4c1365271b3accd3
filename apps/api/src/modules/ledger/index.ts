export { toEntry } from './entry-response.ts';
