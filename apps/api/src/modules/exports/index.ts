export { filterFaults } from './check-export.ts';
