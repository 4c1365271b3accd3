import { lazyComponent } from '@tillbook/web-shell';
import { balanceLine } from './balance-line.css.ts';

/** Loaded lazily; the placeholder reserves its line. */
export const NextAvailable = lazyComponent(
  async () => (await import('./next-available.lazy.tsx')).NextAvailable,
  { placeholder: () => <div className={balanceLine} />, prefetch: 'idle' },
);
