import { lazyComponent } from '@tillbook/web-shell';
import { ActivityPlaceholder } from './activity-placeholder.tsx';

/** Loads last, into its reserved space. */
export const ActivityCard = lazyComponent(
  async () => (await import('./activity-card.lazy.tsx')).ActivityCard,
  { placeholder: ActivityPlaceholder, prefetch: 'idle' },
);
