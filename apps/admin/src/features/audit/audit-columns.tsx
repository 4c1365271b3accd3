import type { AuditEntry } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Identifier, Text, TextLink, type DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import { auditActionLabel } from './audit-action.ts';
import { details as detailsStyle } from './audit-details.css.ts';
import { shownDetails } from './shown-details.ts';

export type EntryAddresses = {
  /** The same trail, of one account alone. */
  readonly accountHref: (accountId: string) => string;
  /** Where the object an entry is about can be seen; nothing where it cannot. */
  readonly subjectHref: (entry: AuditEntry) => string | undefined;
};

const quiet = (words: string) => (
  <Text as="span" tone="muted">
    {words}
  </Text>
);

function Subject({ entry, href }: { readonly entry: AuditEntry; readonly href: string | undefined }) {
  const subject = <Identifier>{entry.subject}</Identifier>;
  if (entry.subject === undefined) return null;
  return href === undefined ? subject : <TextLink href={href}>{subject}</TextLink>;
}

function Details({ entry, href }: { readonly entry: AuditEntry; readonly href: string | undefined }) {
  const details = shownDetails(entry.details);
  if (entry.subject === undefined && details === '') return quiet('--');
  return (
    <span className={detailsStyle}>
      <Subject entry={entry} href={href} />{' '}
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
    quiet('--')
  ) : (
    <TextLink href={hrefOf(accountId)}>{accountName ?? accountId}</TextLink>
  );

/** When, who, what, on which account, to what, from where. */
export const auditColumns = ({
  accountHref,
  subjectHref,
}: EntryAddresses): readonly DataTableColumn<AuditEntry>[] => [
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => <Moment value={at}>{formatDateTime(at)}</Moment>,
    slot: 'amount',
    fit: true,
    tabular: true,
    skeletonWidth: 130,
  },
  {
    id: 'email',
    header: 'Who',
    cell: ({ email, userId }) => email ?? userId ?? quiet('Nobody known'),
    slot: 'a',
    fit: true,
    skeletonWidth: 140,
  },
  {
    id: 'action',
    header: 'Action',
    cell: ({ action }) => auditActionLabel(action),
    slot: 'lead',
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
    header: 'From',
    cell: ({ clientAddress }) => clientAddress ?? quiet('--'),
    slot: 'status',
    fit: true,
    tabular: true,
    skeletonWidth: 70,
  },
];
