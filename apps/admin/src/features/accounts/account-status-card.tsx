import type { AccountAdministration } from '@tillbook/contract';
import { statusLabel, transactionStatusTone } from '@tillbook/domain';
import { Badge, Button, Card, CardBody, DescriptionItem, DescriptionList } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';

const statusDialog = lazyModule(async () => (await import('./status-dialog.tsx')).StatusDialog);

export type AccountStatusCardProps = { readonly administration: AccountAdministration };

export function AccountStatusCard({ administration }: AccountStatusCardProps) {
  const { account, payoutsAllowed } = administration;
  const { Dialog: StatusDialog, trigger, close } = useLazyDialog(statusDialog);
  return (
    <Card
      heading="Status"
      action={
        <Button size="small" aria-haspopup="dialog" {...trigger}>
          Change status
        </Button>
      }
    >
      <CardBody>
        <DescriptionList>
          <DescriptionItem label="Status">
            <Badge tone={transactionStatusTone(account.status)}>{statusLabel(account.status)}</Badge>
          </DescriptionItem>
          <DescriptionItem label="Payments">
            {account.status === 'active' ? 'Accepted' : 'Not accepted'}
          </DescriptionItem>
          <DescriptionItem label="Payouts">{payoutsAllowed ? 'Allowed' : 'Stopped'}</DescriptionItem>
        </DescriptionList>
      </CardBody>
      {StatusDialog && <StatusDialog administration={administration} onClose={close} />}
    </Card>
  );
}
