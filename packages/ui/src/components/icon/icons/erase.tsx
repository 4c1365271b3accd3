import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `delete`. */
export const EraseIcon = drawnIcon(
  'M10 5a2 2 0 0 0-1.344.519l-6.328 5.74a1 1 0 0 0 0 1.481l6.328 5.741A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zM12 9l6 6M18 9l-6 6',
);
