import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `settings-2`. */
export const SlidersIcon = drawnIcon(
  'M14 17H5M19 7h-9M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 7a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
