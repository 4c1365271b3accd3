import type { TeamInvite } from '@tillbook/contract';
import { listPageSize } from '@tillbook/domain';
import { Card } from '@tillbook/ui';
import { lazyModule, PagedTable, useLazyDialog, usePermissionControl, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteListQuery } from './api/list-invites.ts';
import { inviteColumns } from './invite-columns.tsx';
import { invitesFailed, noInvites } from './messages.ts';

const withdrawDialog = lazyModule(
  async () => (await import('./withdraw-invite-dialog.tsx')).WithdrawInviteDialog,
);

/** Lists the invites that were neither accepted nor withdrawn. */
export function InvitesCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [page, setPage] = useState(1);
  const query = useQuery(inviteListQuery(client, accountId, page));
  const permission = usePermissionControl('team_manage');
  const { Dialog: WithdrawInviteDialog, ...withdrawing } = useLazyDialog(withdrawDialog);
  const [chosen, setChosen] = useState<TeamInvite>();
  const columns = inviteColumns((invite) => withdrawing.openWhenLoaded(() => setChosen(invite)), permission);

  return (
    <Card heading="Invites">
      <PagedTable
        placement="card"
        label="Invites"
        query={query}
        columns={columns}
        pageSize={listPageSize}
        loadingRows={2}
        page={page}
        onPageChange={setPage}
        failure={invitesFailed}
        empty={noInvites}
      />
      {WithdrawInviteDialog && chosen && (
        <WithdrawInviteDialog accountId={accountId} invite={chosen} onClose={withdrawing.close} />
      )}
    </Card>
  );
}
