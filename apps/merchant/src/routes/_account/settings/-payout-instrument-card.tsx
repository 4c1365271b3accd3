import type { AccountSettings } from '@tillbook/contract';
import { BankIcon, Button, Card, EmptyState, Skeleton } from '@tillbook/ui';
import { QueryFailure, lazyModule, useLazyDialog, useShell, usePermissionControl } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { noPayoutInstrument, payoutInstrumentHint } from '../../../features/account-settings/messages.ts';
import { instrumentMissing } from '../../../features/payment-instruments/messages.ts';
import { PayoutInstrumentFacts } from '../../../features/payment-instruments/payout-instrument.tsx';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';

const payoutInstrumentDialog = lazyModule(
  async () => (await import('./-payout-instrument-dialog.tsx')).PayoutInstrumentDialog,
);

export type PayoutInstrumentCardProps = {
  readonly accountId: string;
  readonly settings: AccountSettings | undefined;
};

export function PayoutInstrumentCard({ accountId, settings }: PayoutInstrumentCardProps) {
  const { client } = useShell();
  const { Dialog: PayoutInstrumentDialog, trigger, close } = useLazyDialog(payoutInstrumentDialog);
  const permission = usePermissionControl('payout_instrument_change');
  const instrumentId = settings?.defaultPaymentInstrumentId;
  const instrument = useQuery({
    ...instrumentQuery(client, accountId, instrumentId ?? ''),
    enabled: instrumentId !== undefined,
  });

  return (
    <Card
      heading="Payout Instrument"
      action={
        settings ? (
          <Button size="small" aria-haspopup="dialog" {...trigger} {...permission}>
            {instrumentId === undefined ? 'Add' : 'Change'}
          </Button>
        ) : (
          <Skeleton width={64} insteadOf="control" />
        )
      }
    >
      {settings && instrumentId === undefined ? (
        <EmptyState title={noPayoutInstrument} size="part" headingLevel={3} icon={<BankIcon size="large" />}>
          {payoutInstrumentHint}
        </EmptyState>
      ) : instrument.isError && !instrument.data ? (
        <QueryFailure title={instrumentMissing} size="part" headingLevel={3} query={instrument} />
      ) : (
        <PayoutInstrumentFacts instrument={instrument.data} />
      )}
      {PayoutInstrumentDialog && <PayoutInstrumentDialog accountId={accountId} onClose={close} />}
    </Card>
  );
}
