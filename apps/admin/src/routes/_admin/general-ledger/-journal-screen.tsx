import type { EntrySet } from '@tillbook/contract';
import { BackLink, BookIcon, EmptyState, ErrorState, LinkButton, PageHeader, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { entrySetAddress, generalLedgerAddress } from '../../../features/general-ledger/entry-set-address.ts';
import { hasReadableLines } from '../../../features/general-ledger/has-readable-lines.ts';
import { JournalForm, JournalFormPlaceholder } from '../../../features/general-ledger/journal-form.tsx';
import { entrySetFailed, ledgerFailed, onlyDraftsChange } from '../../../features/general-ledger/messages.ts';
import { entrySetQuery } from '../../../features/general-ledger/api/get-entry-set.ts';
import { ledgerAccountsQuery } from '../../../features/general-ledger/api/list-general-ledger-accounts.ts';

type LeaveProps = {
  readonly onDone: (entrySetId: string) => void;
  readonly onCancel: () => void;
};

/** Where a new entry set is written. */
export function NewEntrySetScreen(props: LeaveProps) {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  usePageTitle('New entry set');
  return (
    <Stack space={16}>
      <BackLink href={generalLedgerAddress}>Back to General Ledger</BackLink>
      <PageHeader title="New entry set" />
      {accounts.data ? (
        <JournalForm {...props} accounts={accounts.data.accounts} />
      ) : (
        <Awaited query={accounts} failure={ledgerFailed} />
      )}
    </Stack>
  );
}

/** Where a draft is changed. */
export function EditEntrySetScreen({ entrySetId, ...props }: LeaveProps & { readonly entrySetId: string }) {
  const { client } = useShell();
  const entrySet = useQuery(entrySetQuery(client, entrySetId));
  const reference = entrySet.data?.reference ?? 'entry set';
  usePageTitle(`Edit ${reference}`);
  return (
    <Stack space={16}>
      <BackLink href={entrySetAddress(entrySetId)}>Back to {reference}</BackLink>
      <PageHeader title={`Edit ${reference}`} />
      {entrySet.data && !hasReadableLines(entrySet.data) && <ErrorState title={entrySetFailed} />}
      {entrySet.data && hasReadableLines(entrySet.data) && <DraftForm {...props} entrySet={entrySet.data} />}
      {!entrySet.data && <Awaited query={entrySet} failure={entrySetFailed} />}
    </Stack>
  );
}

function DraftForm({ entrySet, ...props }: LeaveProps & { readonly entrySet: EntrySet }) {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  // What is being written stays on screen, whatever becomes of the draft meanwhile; the server says so when it is sent.
  const [draft] = useState(entrySet);
  if (draft.status !== 'Draft') {
    return (
      <EmptyState
        title={`${draft.reference} is no draft`}
        icon={<BookIcon size="large" />}
        action={<LinkButton href={entrySetAddress(draft.id)}>See the entry set</LinkButton>}
      >
        {onlyDraftsChange}
      </EmptyState>
    );
  }
  if (!accounts.data) return <Awaited query={accounts} failure={ledgerFailed} />;
  return <JournalForm {...props} entrySet={draft} accounts={accounts.data.accounts} />;
}

function Awaited({ query, failure }: { readonly query: UseQueryResult; readonly failure: string }) {
  if (query.isError) {
    return (
      <ErrorState
        title={failure}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        requestId={requestIdOf(query.error)}
      />
    );
  }
  return <JournalFormPlaceholder />;
}
