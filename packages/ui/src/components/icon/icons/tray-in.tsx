import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `arrow-down-to-line`. */
export const TrayInIcon = drawnIcon('M12 17V3M6 11l6 6 6-6M19 21H5');
