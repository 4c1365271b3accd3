import type { TeamInvite } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Badge, Button, type DataTableColumn } from '@tillbook/ui';
import { Moment, type usePermissionControl } from '@tillbook/web-shell';
import { withdrawInviteTo } from './messages.ts';
import { roleLabel } from './roles.ts';

const badges: Readonly<
  Record<string, { readonly tone: 'info' | 'critical' | 'caution'; readonly label: string }>
> = {
  waiting: { tone: 'info', label: 'Sending' },
  sent: { tone: 'info', label: 'Sent' },
  refused: { tone: 'critical', label: 'Not delivered' },
  expired: { tone: 'caution', label: 'Expired' },
};

function InviteBadge({ status }: { readonly status: string }) {
  const badge = badges[status];
  return badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : <Badge>{status}</Badge>;
}

export const inviteColumns = (
  onWithdraw: (invite: TeamInvite) => void,
  permission: ReturnType<typeof usePermissionControl>,
): readonly DataTableColumn<TeamInvite>[] => [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 160,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => roleLabel(role),
    slot: 'a',
    fit: true,
    skeletonWidth: 64,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <InviteBadge status={status} />,
    slot: 'status',
    fit: true,
    skeletonWidth: 56,
  },
  {
    id: 'expiresAt',
    header: 'Expires At',
    cell: ({ expiresAt }) => <Moment value={expiresAt}>{formatDateTime(expiresAt)}</Moment>,
    slot: 'b',
    fit: true,
    tabular: true,
    skeletonWidth: 130,
  },
  {
    id: 'withdraw',
    header: 'Action',
    cell: (invite) => (
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={withdrawInviteTo(invite.email)}
        onClick={() => onWithdraw(invite)}
        {...permission}
      >
        Withdraw
      </Button>
    ),
    slot: 'amount',
    align: 'end',
    emphasis: 'quiet',
    fit: true,
    skeletonWidth: 72,
    skeletonInsteadOf: 'controlSmall',
  },
];
