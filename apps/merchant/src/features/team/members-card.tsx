import type { TeamMember } from '@tillbook/contract';
import { listPageSize } from '@tillbook/domain';
import { Button, Card, CardBody, Text } from '@tillbook/ui';
import { lazyModule, PagedTable, useLazyDialog, usePermissionControl, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { memberListQuery } from './api/list-members.ts';
import { memberColumns } from './member-columns.tsx';
import { lastOwnerNote, membersFailed, noMembers } from './messages.ts';

const inviteDialog = lazyModule(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const roleDialog = lazyModule(async () => (await import('./role-dialog.tsx')).RoleDialog);
const removeDialog = lazyModule(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

export function MembersCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [page, setPage] = useState(1);
  const query = useQuery(memberListQuery(client, accountId, page));
  const permission = usePermissionControl('team_manage');
  const { Dialog: InviteDialog, ...inviting } = useLazyDialog(inviteDialog);
  const { Dialog: RoleDialog, ...changing } = useLazyDialog(roleDialog);
  const { Dialog: RemoveDialog, ...removing } = useLazyDialog(removeDialog);
  const [chosen, setChosen] = useState<TeamMember>();
  const lastOwnerNoteId = useId();
  const columns = memberColumns({
    onChange: (member) => changing.openWhenLoaded(() => setChosen(member)),
    onRemove: (member) => removing.openWhenLoaded(() => setChosen(member)),
    permission,
    lastOwnerNoteId,
  });

  return (
    <Card
      heading="Members"
      action={
        <Button size="small" aria-haspopup="dialog" {...inviting.trigger} {...permission}>
          Invite
        </Button>
      }
    >
      <PagedTable
        placement="card"
        label="Members"
        query={query}
        columns={columns}
        pageSize={listPageSize}
        loadingRows={2}
        page={page}
        onPageChange={setPage}
        failure={membersFailed}
        empty={noMembers}
      />
      <CardBody>
        <Text size="small" tone="muted">
          <span id={lastOwnerNoteId}>{lastOwnerNote}</span>
        </Text>
      </CardBody>
      {InviteDialog && <InviteDialog accountId={accountId} onClose={inviting.close} />}
      {RoleDialog && chosen && <RoleDialog accountId={accountId} member={chosen} onClose={changing.close} />}
      {RemoveDialog && chosen && (
        <RemoveDialog accountId={accountId} member={chosen} onClose={removing.close} />
      )}
    </Card>
  );
}
