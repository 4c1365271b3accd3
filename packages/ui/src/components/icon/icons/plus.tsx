import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `plus`. */
export const PlusIcon = drawnIcon('M5 12h14M12 5v14');
