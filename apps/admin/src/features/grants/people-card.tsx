import type { AccountGrant } from '@tillbook/contract';
import { listPageSize } from '@tillbook/domain';
import { Button, Card } from '@tillbook/ui';
import { lazyModule, PagedTable, useLazyDialog, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { grantColumns } from './grant-columns.tsx';
import { grantsFailed, noGrants } from './messages.ts';
import { grantListQuery } from './api/list-grants.ts';

const grantDialog = lazyModule(async () => (await import('./grant-dialog.tsx')).GrantDialog);
const revokeDialog = lazyModule(async () => (await import('./revoke-dialog.tsx')).RevokeDialog);

export type PeopleCardProps = { readonly accountId: string; readonly accountName: string };

export function PeopleCard({ accountId, accountName }: PeopleCardProps) {
  const { client } = useShell();
  const [page, setPage] = useState(1);
  const query = useQuery(grantListQuery(client, accountId, page));
  const { Dialog: GrantDialog, ...granting } = useLazyDialog(grantDialog);
  const { Dialog: RevokeDialog, ...revoking } = useLazyDialog(revokeDialog);
  const [toRevoke, setToRevoke] = useState<AccountGrant>();
  const columns = grantColumns((grant) => revoking.openWhenLoaded(() => setToRevoke(grant)));

  return (
    <Card
      heading="People"
      action={
        <Button size="small" aria-haspopup="dialog" {...granting.trigger}>
          Grant access
        </Button>
      }
    >
      <PagedTable
        placement="card"
        label="People"
        query={query}
        columns={columns}
        pageSize={listPageSize}
        loadingRows={2}
        page={page}
        onPageChange={setPage}
        failure={grantsFailed}
        empty={noGrants}
      />
      {GrantDialog && (
        <GrantDialog accountId={accountId} accountName={accountName} onClose={granting.close} />
      )}
      {RevokeDialog && toRevoke && (
        <RevokeDialog
          accountId={accountId}
          accountName={accountName}
          grant={toRevoke}
          onClose={revoking.close}
        />
      )}
    </Card>
  );
}
