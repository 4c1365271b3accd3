import { ActivityCard } from './activity-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { Stack } from '@tillbook/ui';

/** What the overview says beyond the balances and the ledgers. */
export function ActivityAndAttention({ accountId }: { readonly accountId: string }) {
  return (
    <Stack space={16}>
      <AttentionCard accountId={accountId} />
      <ActivityCard accountId={accountId} />
    </Stack>
  );
}
