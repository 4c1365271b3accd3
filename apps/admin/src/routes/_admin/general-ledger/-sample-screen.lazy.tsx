import { Badge, Banner, Button, Heading, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import { EntrySetCard } from '../../../features/general-ledger/entry-set-card.tsx';
import { LedgerAccounts } from '../../../features/general-ledger/ledger-accounts.tsx';
import { sampleShown } from '../../../features/general-ledger/messages.ts';
import { sampleAccounts, sampleEntrySets } from '../../../features/general-ledger/sample-books.ts';
import type { RefusedScreenProps } from './-refused-screen.tsx';

export function SampleScreen({ onRetry, isRetrying }: RefusedScreenProps) {
  return (
    <Stack space={16}>
      <PageHeader
        title="General Ledger"
        badges={<Badge tone="caution">Sample</Badge>}
        actions={
          <>
            <Button busy={isRetrying} onClick={onRetry}>
              Try again
            </Button>
            <Button variant="primary" icon={<PlusIcon />} disabled>
              Create Entry Set
            </Button>
          </>
        }
      />
      <Banner tone="caution" announce>
        {sampleShown}
      </Banner>
      <LedgerAccounts accounts={sampleAccounts} />
      <Heading>Entry sets</Heading>
      {sampleEntrySets.map((entrySet) => (
        <EntrySetCard key={entrySet.id} entrySet={entrySet} isSample />
      ))}
    </Stack>
  );
}
