// Loaded together, after the list itself unless it is narrowed.
export * from '../../narrowing/list-tools.tsx';
export { furtherColumns } from './further-columns.tsx';
