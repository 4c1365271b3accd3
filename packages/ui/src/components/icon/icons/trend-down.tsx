import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `arrow-down-right`. */
export const TrendDownIcon = drawnIcon('M7 7l10 10M17 7v10H7');
