import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's `chart-no-axes-column`. */
export const ChartIcon = drawnIcon('M5 21v-6M12 21V3M19 21V9');
