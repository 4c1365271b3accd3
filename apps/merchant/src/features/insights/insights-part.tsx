import { later, leisure } from '@tillbook/web-shell';

/** How the account does. It stands below everything else of the overview, which comes first. */
export const InsightsPart = later(async () => {
  await leisure();
  return (await import('./insights.tsx')).Insights;
});
