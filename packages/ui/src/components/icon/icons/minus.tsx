import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `minus`. */
export const MinusIcon = drawnIcon('M5 12h14');
