import { lazyComponent } from '@tillbook/web-shell';
import { ActivityPlaceholder } from './activity-placeholder.tsx';

/** Loaded last; the screen reserves its height. */
export const ActivityCard = lazyComponent(
  async () => (await import('./activity-card.lazy.tsx')).ActivityCard,
  { placeholder: ActivityPlaceholder, prefetch: 'idle' },
);
