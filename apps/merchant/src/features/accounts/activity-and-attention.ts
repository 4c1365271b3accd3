import { lazyComponent } from '@tillbook/web-shell';

/** How the account does. It stands below everything else of the overview, which comes first. */
export const ActivityAndAttention = lazyComponent(
  async () => (await import('./activity-and-attention.lazy.tsx')).ActivityAndAttention,
  {
    prefetch: 'idle',
  },
);
