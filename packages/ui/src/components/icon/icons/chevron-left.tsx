import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `chevron-left`. */
export const ChevronLeftIcon = drawnIcon('M15 18l-6-6 6-6');
