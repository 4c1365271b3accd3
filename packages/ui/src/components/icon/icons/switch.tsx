import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `chevrons-up-down`. */
export const SwitchIcon = drawnIcon('M7 15l5 5 5-5M7 9l5-5 5 5');
