import { lazyComponent } from '@tillbook/web-shell';
import { balanceLine } from './balance-line.css.ts';

/** How much becomes available next. Its line is reserved until then. */
export const NextAvailable = lazyComponent(
  async () => (await import('./next-available.lazy.tsx')).NextAvailable,
  { placeholder: () => <div className={balanceLine} />, prefetch: 'idle' },
);
