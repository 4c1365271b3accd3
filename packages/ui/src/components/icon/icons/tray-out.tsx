import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `arrow-up-from-line`. */
export const TrayOutIcon = drawnIcon('M18 9l-6-6-6 6M12 3v14M5 21h14');
