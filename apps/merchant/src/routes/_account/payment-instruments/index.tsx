import { createFileRoute } from '@tanstack/react-router';
import { paymentInstrumentsList } from '../../../features/payment-instruments/payment-instruments-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { ListExport } from '../-list-export.tsx';
import { CreateInstrumentButton } from './-create-instrument-button.tsx';

export const Route = createFileRoute('/_account/payment-instruments/')({
  ...listSearch('payment-instruments'),
  loader: listLoader(paymentInstrumentsList),
  component: PaymentInstrumentsRoute,
});

function PaymentInstrumentsRoute() {
  const list = { list: paymentInstrumentsList, search: Route.useSearch() };
  return (
    <ListScreen
      {...list}
      actions={
        <>
          <ListExport {...list} />
          <CreateInstrumentButton />
        </>
      }
    />
  );
}
