import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `chevron-right`. */
export const ChevronRightIcon = drawnIcon('M9 18l6-6-6-6');
