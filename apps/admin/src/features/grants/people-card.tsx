import type { AccountGrant } from '@tillbook/contract';
import { listPageSize } from '@tillbook/domain';
import { Button, Card } from '@tillbook/ui';
import { createPart, PagedTable, usePreparedPart, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { grantColumns } from './grant-columns.tsx';
import { grantsFailed } from './messages.ts';
import { grantListQuery } from './queries.ts';

const grantDialogs = createPart(async () => {
  const [{ GrantDialog }, { RevokeQuestion }] = await Promise.all([
    import('./grant-dialog.tsx'),
    import('./revoke-question.tsx'),
  ]);
  return { GrantDialog, RevokeQuestion };
});

export type PeopleCardProps = { readonly accountId: string; readonly accountName: string };

/** Who may work in an account, and what grants and revokes it. */
export function PeopleCard({ accountId, accountName }: PeopleCardProps) {
  const { client } = useShell();
  const [page, setPage] = useState(1);
  const query = useQuery(grantListQuery(client, accountId, page));
  const [opened, setOpened] = useState<'grant' | AccountGrant>();
  const { Loaded: dialogs, intent, whenLoaded } = usePreparedPart(grantDialogs);
  const close = () => setOpened(undefined);
  const columns = grantColumns((grant) => whenLoaded(() => setOpened(grant)));

  return (
    <Card
      heading="People"
      action={
        <Button
          size="small"
          aria-haspopup="dialog"
          {...intent}
          onClick={() => whenLoaded(() => setOpened('grant'))}
        >
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
        page={page}
        onPageChange={setPage}
        failure={grantsFailed}
        empty="Nobody can work in this account yet. Grant access to its first person."
      />
      {dialogs && opened === 'grant' && (
        <dialogs.GrantDialog accountId={accountId} accountName={accountName} onClose={close} />
      )}
      {dialogs && opened !== undefined && opened !== 'grant' && (
        <dialogs.RevokeQuestion
          accountId={accountId}
          accountName={accountName}
          grant={opened}
          onClose={close}
        />
      )}
    </Card>
  );
}
