import type { TeamMember } from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { Button, Inline, type DataTableColumn } from '@tillbook/ui';
import { Moment, type usePermissionControl } from '@tillbook/web-shell';
import { changeRoleOf } from './messages.ts';
import { roleLabel } from './roles.ts';

export type MemberActions = {
  readonly onChange: (member: TeamMember) => void;
  readonly onRemove: (member: TeamMember) => void;
  readonly permission: ReturnType<typeof usePermissionControl>;
  /** The ID of the note that explains why the only owner cannot be changed. */
  readonly lastOwnerNoteId: string;
};

const controlOf = ({ isLastOwner }: TeamMember, { permission, lastOwnerNoteId }: MemberActions) =>
  isLastOwner && permission.disabled === undefined
    ? ({ disabled: true, focusableWhenDisabled: true, 'aria-describedby': lastOwnerNoteId } as const)
    : permission;

export const memberColumns = (actions: MemberActions): readonly DataTableColumn<TeamMember>[] => [
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
    slot: 'status',
    fit: true,
    skeletonWidth: 64,
  },
  {
    id: 'joinedAt',
    header: 'Joined At',
    cell: ({ joinedAt }) => <Moment value={joinedAt}>{formatDateTime(joinedAt)}</Moment>,
    slot: 'a',
    fit: true,
    tabular: true,
    skeletonWidth: 130,
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (member) => (
      <Inline space={8} justify="end" wrap={false}>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={changeRoleOf(member.email)}
          onClick={() => actions.onChange(member)}
          {...controlOf(member, actions)}
        >
          Change role
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={`Remove ${member.email}`}
          onClick={() => actions.onRemove(member)}
          {...controlOf(member, actions)}
        >
          Remove
        </Button>
      </Inline>
    ),
    slot: 'amount',
    align: 'end',
    emphasis: 'quiet',
    fit: true,
    skeletonWidth: 160,
    skeletonInsteadOf: 'controlSmall',
  },
];
