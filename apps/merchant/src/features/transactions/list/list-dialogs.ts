// Loaded together, when the first of them may be wanted.
export { FilterPanel } from './filter-panel.tsx';
export { SaveViewDialog } from './save-view-dialog.tsx';
