import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `chevron-down`. */
export const ChevronDownIcon = drawnIcon('M6 9l6 6 6-6');
