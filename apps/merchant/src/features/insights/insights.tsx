import { ActivityCard } from './activity-card.tsx';

/** What the overview says beyond the balances and the ledgers. */
export function Insights({ accountId }: { readonly accountId: string }) {
  return <ActivityCard accountId={accountId} />;
}
