import { lazyComponent } from '@tillbook/web-shell';

/** How the account does. It stands below everything else of the overview, which comes first. */
export const Insights = lazyComponent(async () => (await import('./insights.lazy.tsx')).Insights, {
  prefetch: 'idle',
});
