import { instrumentTypeLabel } from '@tillbook/domain';
import { Copyable, ErrorState, Identifier, PageHeader, Skeleton, Stack, VisuallyHidden } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { CreatePaymentButton } from '../../../features/payment-instruments/create-payment-button.tsx';
import {
  InstrumentFacts,
  InstrumentStatus,
} from '../../../features/payment-instruments/instrument-facts.tsx';
import { instrumentMissing } from '../../../features/payment-instruments/messages.ts';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';
import { ListButton } from '../../-list-button.tsx';
import { ReadingWidth } from '../../-reading-width.tsx';

export type PaymentInstrumentScreenProps = {
  readonly accountId: string;
  readonly paymentInstrumentId: string;
};

/** One card or bank account, and charging it. */
export function PaymentInstrumentScreen({ accountId, paymentInstrumentId }: PaymentInstrumentScreenProps) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(
    instrumentQuery(client, accountId, paymentInstrumentId),
  );
  usePageTitle('Payment Instrument');
  const back = <ListButton accountId={accountId} path="/payment-instruments" />;

  if (isError && !data) {
    return (
      <Stack space={16}>
        {back}
        <PageHeader title="Payment instrument" />
        <ErrorState
          title={instrumentMissing}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      </Stack>
    );
  }
  return (
    <ReadingWidth>
      <Stack space={24} aria-busy={!data}>
        <Stack space={12}>
          {back}
          <PageHeader
            title={data ? instrumentTypeLabel(data.type) : <LoadingTitle />}
            badges={data && <InstrumentStatus status={data.status} />}
            detail={
              <Copyable text={paymentInstrumentId} label="Copy payment instrument ID">
                <Identifier>{paymentInstrumentId}</Identifier>
              </Copyable>
            }
            actions={data && data.purpose !== 'payout' && <CreatePaymentButton instrument={data} />}
          />
        </Stack>
        <InstrumentFacts instrument={data} />
      </Stack>
    </ReadingWidth>
  );
}

function LoadingTitle() {
  return (
    <>
      <VisuallyHidden>Payment instrument</VisuallyHidden>
      <Skeleton width={120} />
    </>
  );
}
