import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `check`. */
export const CheckIcon = drawnIcon('M20 6 9 17l-5-5');
