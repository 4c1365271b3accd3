import { lazyComponent } from '@tillbook/web-shell';
import { balanceLine } from './balance-line.css.ts';

/** Loaded lazily; the placeholder reserves its line. */
export const TodaysChange = lazyComponent(
  async () => (await import('./todays-change.lazy.tsx')).TodaysChange,
  {
    placeholder: () => <div className={balanceLine} />,
    prefetch: 'idle',
  },
);
