import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `panel-right`. */
export const PanelIcon = drawnIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM15 3v18',
);
