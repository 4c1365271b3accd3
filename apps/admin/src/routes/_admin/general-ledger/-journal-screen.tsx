import type { EntrySet } from '@tillbook/contract';
import { BackLink, BookIcon, EmptyState, ErrorState, LinkButton, PageHeader } from '@tillbook/ui';
import { DetailScreen, QueryFailure, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { entrySetAddress, generalLedgerAddress } from '../../../features/general-ledger/entry-set-address.ts';
import { hasReadableLines } from '../../../features/general-ledger/has-readable-lines.ts';
import { JournalForm, JournalFormPlaceholder } from '../../../features/general-ledger/journal-form.tsx';
import {
  backToLedger,
  entrySetFailed,
  ledgerFailed,
  notADraft,
  onlyDraftsChange,
} from '../../../features/general-ledger/messages.ts';
import { entrySetQuery } from '../../../features/general-ledger/api/get-entry-set.ts';
import { ledgerAccountsQuery } from '../../../features/general-ledger/api/list-general-ledger-accounts.ts';

type LeaveProps = {
  readonly onDone: (entrySetId: string) => void;
  readonly onCancel: () => void;
};

export function NewEntrySetScreen(props: LeaveProps) {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  usePageTitle('New entry set');
  return (
    <DetailScreen
      back={<BackLink href={generalLedgerAddress}>{backToLedger}</BackLink>}
      query={accounts}
      failure={ledgerFailed}
      header={<PageHeader title="New entry set" />}
      space={16}
      headSpace={16}
    >
      {(chart) => (chart ? <JournalForm {...props} accounts={chart.accounts} /> : <JournalFormPlaceholder />)}
    </DetailScreen>
  );
}

export function EditEntrySetScreen({ entrySetId, ...props }: LeaveProps & { readonly entrySetId: string }) {
  const { client } = useShell();
  const entrySet = useQuery(entrySetQuery(client, entrySetId));
  const reference = entrySet.data?.reference ?? 'entry set';
  usePageTitle(`Edit ${reference}`);
  return (
    <DetailScreen
      back={<BackLink href={entrySetAddress(entrySetId)}>{`Back to ${reference}`}</BackLink>}
      query={entrySet}
      failure={entrySetFailed}
      header={<PageHeader title={`Edit ${reference}`} />}
      space={16}
      headSpace={16}
    >
      {(draft) => (draft ? <ReadableDraft {...props} entrySet={draft} /> : <JournalFormPlaceholder />)}
    </DetailScreen>
  );
}

type DraftProps = LeaveProps & { readonly entrySet: EntrySet };

/** Shows an error instead of the form if an amount is malformed. */
function ReadableDraft(props: DraftProps) {
  return hasReadableLines(props.entrySet) ? <DraftForm {...props} /> : <ErrorState title={entrySetFailed} />;
}

function DraftForm({ entrySet, ...props }: DraftProps) {
  const { client } = useShell();
  const accounts = useQuery(ledgerAccountsQuery(client));
  // Leaves edits on screen even if the draft changes in the meantime; the server reports the change on
  // submit.
  const [draft] = useState(entrySet);
  if (draft.status !== 'Draft') {
    return (
      <EmptyState
        title={notADraft(draft.reference)}
        icon={<BookIcon size="large" />}
        action={<LinkButton href={entrySetAddress(draft.id)}>View entry set</LinkButton>}
      >
        {onlyDraftsChange}
      </EmptyState>
    );
  }
  if (accounts.data) return <JournalForm {...props} entrySet={draft} accounts={accounts.data.accounts} />;
  return accounts.isError ? (
    <QueryFailure title={ledgerFailed} query={accounts} />
  ) : (
    <JournalFormPlaceholder />
  );
}
