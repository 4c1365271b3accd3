import { lazyComponent } from '@tillbook/web-shell';
import { changeLine } from './balance-line.css.ts';

/** Loaded lazily; the placeholder reserves its lines. */
export const TodaysChange = lazyComponent(
  async () => (await import('./todays-change.lazy.tsx')).TodaysChange,
  {
    placeholder: () => <div className={changeLine} />,
    prefetch: 'idle',
  },
);
