import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `menu`. */
export const MenuIcon = drawnIcon('M4 5h16M4 12h16M4 19h16');
