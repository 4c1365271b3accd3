import { lazyComponent } from '@tillbook/web-shell';
import { balanceLine } from './balance-line.css.ts';

/** Reserves its line until it has loaded. */
export const NextAvailable = lazyComponent(
  async () => (await import('./next-available.lazy.tsx')).NextAvailable,
  { placeholder: () => <div className={balanceLine} />, prefetch: 'idle' },
);
