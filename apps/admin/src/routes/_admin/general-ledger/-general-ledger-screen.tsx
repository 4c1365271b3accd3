import { Button, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import { usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { EntrySetList } from '../../../features/general-ledger/entry-set-list.tsx';
import { isOutage } from '../../../features/general-ledger/is-outage.ts';
import { LedgerAccounts } from '../../../features/general-ledger/ledger-accounts.tsx';
import { entrySetListQuery, ledgerAccountsQuery } from '../../../features/general-ledger/queries.ts';
import { RefusedScreen, SampleScreen } from './-ledger-away-screens.tsx';

const JournalForm = lazy(async () => ({
  default: (await import('../../../features/general-ledger/journal-form.tsx')).JournalForm,
}));

export type GeneralLedgerScreenProps = {
  /** Counts from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
};

/** The platform's own books: balances, the trial balance, entry sets and the journal. */
export function GeneralLedgerScreen({ page, onPageChange }: GeneralLedgerScreenProps) {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  const entrySets = useQuery(entrySetListQuery(client, page));
  const [isWriting, setIsWriting] = useState(false);
  const createButton = useRef<HTMLButtonElement>(null);
  usePageTitle('General Ledger');

  if (accounts.isError && !accounts.data) {
    const retry = () => {
      void accounts.refetch();
      void entrySets.refetch();
    };
    return isOutage(accounts.error) ? (
      <SampleScreen onRetry={retry} isRetrying={accounts.isFetching} />
    ) : (
      <RefusedScreen error={accounts.error} onRetry={retry} isRetrying={accounts.isFetching} />
    );
  }

  const stopWriting = () => {
    setIsWriting(false);
    createButton.current?.focus();
  };
  return (
    <Stack space={16}>
      <PageHeader
        title="General Ledger"
        actions={
          <Button
            ref={createButton}
            variant="primary"
            icon={<PlusIcon />}
            disabled={!accounts.data}
            focusableWhenDisabled
            aria-expanded={isWriting}
            onClick={() => setIsWriting(true)}
          >
            Create Entry Set
          </Button>
        }
      />
      <LedgerAccounts accounts={accounts.data?.accounts} />
      {isWriting && accounts.data && (
        <Suspense fallback={null}>
          <JournalForm
            accounts={accounts.data.accounts}
            onCancel={stopWriting}
            onSaved={() => {
              stopWriting();
              // What was just written stands at the head of the first page.
              if (page !== 1) onPageChange(1);
            }}
          />
        </Suspense>
      )}
      <EntrySetList query={entrySets} page={page} onPageChange={onPageChange} />
    </Stack>
  );
}
