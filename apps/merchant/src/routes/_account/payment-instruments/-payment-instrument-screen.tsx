import { instrumentTypeLabel } from '@tillbook/domain';
import { Columns, Skeleton, Stack } from '@tillbook/ui';
import { DetailFailure, DetailHeader, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { CreatePaymentButton } from '../../../features/payment-instruments/create-payment-button.tsx';
import {
  InstrumentFacts,
  InstrumentStatus,
} from '../../../features/payment-instruments/instrument-facts.tsx';
import { instrumentMissing } from '../../../features/payment-instruments/messages.ts';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';
import { InstrumentTransactions } from '../../../features/transactions/instrument-transactions.tsx';
import { ListButton } from '../../../app/visited-lists/list-button.tsx';

export type PaymentInstrumentScreenProps = {
  readonly accountId: string;
  readonly paymentInstrumentId: string;
};

/** One card or bank account, and charging it. */
export function PaymentInstrumentScreen({ accountId, paymentInstrumentId }: PaymentInstrumentScreenProps) {
  const { client } = useShell();
  const query = useQuery(instrumentQuery(client, accountId, paymentInstrumentId));
  const { data } = query;
  usePageTitle('Payment Instrument');
  const back = <ListButton accountId={accountId} path="/payment-instruments" />;

  if (query.isError && !data) {
    return <DetailFailure back={back} noun="Payment instrument" title={instrumentMissing} query={query} />;
  }
  return (
    <Stack space={24} aria-busy={!data}>
      <Stack space={12}>
        {back}
        <DetailHeader
          noun="Payment instrument"
          id={paymentInstrumentId}
          title={data && instrumentTypeLabel(data.type)}
          badges={data && <InstrumentStatus status={data.status} />}
          actions={
            data ? (
              data.purpose !== 'payout' && <CreatePaymentButton instrument={data} />
            ) : (
              <Skeleton width={128} insteadOf="control" />
            )
          }
        />
      </Stack>
      <Columns aside={<InstrumentFacts instrument={data} />} asideBelow="before">
        <InstrumentTransactions
          accountId={accountId}
          paymentInstrumentId={paymentInstrumentId}
          purpose={data?.purpose}
          lastFour={data?.lastFour}
        />
      </Columns>
    </Stack>
  );
}
