import { instrumentTypeLabel } from '@tillbook/domain';
import { Columns, Skeleton } from '@tillbook/ui';
import { DetailHeader, DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
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

const noun = 'Payment instrument';

export function PaymentInstrumentScreen({ accountId, paymentInstrumentId }: PaymentInstrumentScreenProps) {
  const { client } = useShell();
  const query = useQuery(instrumentQuery(client, accountId, paymentInstrumentId));
  const { data } = query;
  usePageTitle('Payment Instrument');
  return (
    <DetailScreen
      back={<ListButton accountId={accountId} path="/payment-instruments" />}
      query={query}
      noun={noun}
      failure={instrumentMissing}
      header={
        <DetailHeader
          noun={noun}
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
      }
    >
      {(instrument) => (
        <Columns aside={<InstrumentFacts instrument={instrument} />} asideBelow="before">
          <InstrumentTransactions
            accountId={accountId}
            paymentInstrumentId={paymentInstrumentId}
            purpose={instrument?.purpose}
            lastFour={instrument?.lastFour}
          />
        </Columns>
      )}
    </DetailScreen>
  );
}
