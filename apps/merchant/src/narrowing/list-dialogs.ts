// Loaded together, when the first of them may be wanted.
export { FilterPanel } from './filters/filter-panel.tsx';
export { SaveViewDialog } from './views/save-view-dialog.tsx';
