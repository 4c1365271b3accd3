import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `arrow-right-left`. */
export const ArrowsIcon = drawnIcon('M16 3l4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16');
