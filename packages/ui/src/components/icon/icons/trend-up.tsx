import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `arrow-up-right`. */
export const TrendUpIcon = drawnIcon('M7 7h10v10M7 17 17 7');
