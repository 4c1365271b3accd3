import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `credit-card`. */
export const CardIcon = drawnIcon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM2 10L22 10M6 14h2',
);
