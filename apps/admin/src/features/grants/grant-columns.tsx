import type { AccountGrant } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Badge, Button, type DataTableColumn } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

export const grantColumns = (
  onRevoke: (grant: AccountGrant) => void,
): readonly DataTableColumn<AccountGrant>[] => [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 160,
  },
  {
    id: 'password',
    header: 'Sign-in',
    // Detects an open invitation by the missing password.
    cell: ({ hasPassword }) => (hasPassword ? 'Password set' : <Badge tone="caution">Invited</Badge>),
    slot: 'status',
    fit: true,
    skeletonWidth: 80,
  },
  {
    id: 'grantedAt',
    header: 'Granted At',
    cell: ({ grantedAt }) => <Moment value={grantedAt}>{formatDateTime(grantedAt)}</Moment>,
    slot: 'a',
    fit: true,
    tabular: true,
    skeletonWidth: 130,
  },
  {
    id: 'revoke',
    header: 'Action',
    cell: (grant) => (
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Revoke access of ${grant.email}`}
        onClick={() => onRevoke(grant)}
      >
        Revoke
      </Button>
    ),
    slot: 'amount',
    align: 'end',
    emphasis: 'quiet',
    fit: true,
    skeletonWidth: 56,
    skeletonInsteadOf: 'controlSmall',
  },
];
