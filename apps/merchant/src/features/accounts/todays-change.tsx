import { lazyComponent } from '@tillbook/web-shell';
import { balanceLine } from './balance-line.css.ts';

/** Reserves its line until it has loaded. */
export const TodaysChange = lazyComponent(
  async () => (await import('./todays-change.lazy.tsx')).TodaysChange,
  {
    placeholder: () => <div className={balanceLine} />,
    prefetch: 'idle',
  },
);
