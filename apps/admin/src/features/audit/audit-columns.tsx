import type { AuditEntry } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { MiddleTruncate, Text, TextLink, type DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { auditActionLabel } from './audit-action.ts';
import { absent, circumstance, details as detailsStyle } from './audit-columns.css.ts';
import { readByCall } from './read-by-call.ts';
import { shownDetails } from './shown-details.ts';

export type EntryAddresses = {
  /** Returns the address of one account's audit trail. */
  readonly accountHref: (accountId: string) => string;
  /** Returns the address of an entry's object, if it has a screen. */
  readonly subjectHref: (entry: AuditEntry) => string | undefined;
};

const quiet = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
);

/** Marks a missing value in its column; left out of a stacked row. */
const nothing = (
  <span data-absent="" className={absent}>
    --
  </span>
);

function Subject({ entry, href }: { readonly entry: AuditEntry; readonly href: string | undefined }) {
  if (entry.subject === undefined) return null;
  if (entry.action === 'admin.read') return <span>{readByCall(entry.subject)}</span>;
  const subject = <MiddleTruncate text={entry.subject} />;
  return href === undefined ? subject : <TextLink href={href}>{subject}</TextLink>;
}

function Details({ entry, href }: { readonly entry: AuditEntry; readonly href: string | undefined }) {
  const details = shownDetails(entry.details);
  if (entry.subject === undefined && details === '') return nothing;
  return (
    <span className={detailsStyle}>
      <Subject entry={entry} href={href} />
      <span> </span>
      {details !== '' && (
        <Text as="span" size="caption" tone="secondary">
          {details}
        </Text>
      )}
    </span>
  );
}

const accountOf = (
  { accountId, accountName }: AuditEntry,
  hrefOf: EntryAddresses['accountHref'],
): ReactNode =>
  accountId === undefined ? (
    nothing
  ) : (
    <TextLink href={hrefOf(accountId)}>{accountName ?? accountId}</TextLink>
  );

export const auditColumns = ({
  accountHref,
  subjectHref,
}: EntryAddresses): readonly DataTableColumn<AuditEntry>[] => [
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => (
      <span className={circumstance}>
        <Moment value={at}>{formatDateTime(at)}</Moment>
      </span>
    ),
    slot: 'amount',
    fit: true,
    tabular: true,
    skeletonWidth: 130,
  },
  {
    id: 'email',
    header: 'Who',
    cell: ({ email, userId }) => email ?? userId ?? quiet('Unknown'),
    slot: 'a',
    fit: true,
    skeletonWidth: 140,
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ action }) => auditActionLabel(action),
    slot: 'lead',
    yields: true,
    emphasis: 'strong',
    fit: true,
    skeletonWidth: 110,
  },
  {
    id: 'account',
    header: 'Account',
    cell: (entry) => accountOf(entry, accountHref),
    slot: 'b',
    skeletonWidth: 120,
  },
  {
    id: 'details',
    header: 'Details',
    cell: (entry) => <Details entry={entry} href={subjectHref(entry)} />,
    slot: 'c',
    yields: true,
    skeletonWidth: 180,
  },
  {
    id: 'clientAddress',
    header: 'IP address',
    cell: ({ clientAddress }) =>
      clientAddress === undefined ? nothing : <span className={circumstance}>{clientAddress}</span>,
    slot: 'status',
    fit: true,
    tabular: true,
    skeletonWidth: 70,
  },
];
