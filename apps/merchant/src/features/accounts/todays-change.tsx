import { lazyComponent } from '@tillbook/web-shell';
import { balanceLine } from './balance-line.css.ts';

/** What today changed the available balance by, and through what. Its line is reserved until then. */
export const TodaysChange = lazyComponent(
  async () => (await import('./todays-change.lazy.tsx')).TodaysChange,
  {
    placeholder: () => <div className={balanceLine} />,
    prefetch: 'idle',
  },
);
