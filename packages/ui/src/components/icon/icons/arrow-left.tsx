import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `arrow-left`. */
export const ArrowLeftIcon = drawnIcon('M12 19l-7-7 7-7M19 12H5');
