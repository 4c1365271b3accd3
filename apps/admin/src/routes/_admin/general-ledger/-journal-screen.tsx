import type { EntrySet } from '@tillbook/contract';
import { BackLink, BookIcon, EmptyState, ErrorState, LinkButton, PageHeader, Stack } from '@tillbook/ui';
import { QueryFailure, usePageTitle, useShell } from '@tillbook/web-shell';
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

/** Creates an entry set. */
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

/** Edits a draft. */
export function EditEntrySetScreen({ entrySetId, ...props }: LeaveProps & { readonly entrySetId: string }) {
  const { client } = useShell();
  const entrySet = useQuery(entrySetQuery(client, entrySetId));
  const reference = entrySet.data?.reference ?? 'entry set';
  usePageTitle(`Edit ${reference}`);
  return (
    <Stack space={16}>
      <BackLink href={entrySetAddress(entrySetId)}>{`Back to ${reference}`}</BackLink>
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
  // Edits stay on screen whatever happens to the draft meanwhile; the server reports it on submit.
  const [draft] = useState(entrySet);
  if (draft.status !== 'Draft') {
    return (
      <EmptyState
        title={`${draft.reference} is not a draft`}
        icon={<BookIcon size="large" />}
        action={<LinkButton href={entrySetAddress(draft.id)}>View entry set</LinkButton>}
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
    return <QueryFailure title={failure} query={query} />;
  }
  return <JournalFormPlaceholder />;
}
