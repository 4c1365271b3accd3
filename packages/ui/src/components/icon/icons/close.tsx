import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `x`. */
export const CloseIcon = drawnIcon('M18 6 6 18M6 6l12 12');
