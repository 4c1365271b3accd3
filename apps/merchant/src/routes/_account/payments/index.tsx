import { createFileRoute } from '@tanstack/react-router';
import { paymentsList } from '../../../features/transactions/payments-list.tsx';
import { listLoader, ListScreen } from '../../../lists/list-route.tsx';
import { listSearch } from '../../../lists/search-params.ts';
import { TakePayment } from './-take-payment.tsx';
import { ListExport } from '../-list-export.tsx';

export const Route = createFileRoute('/_account/payments/')({
  ...listSearch('payments'),
  loader: listLoader(paymentsList),
  component: PaymentsRoute,
});

function PaymentsRoute() {
  const list = { list: paymentsList, search: Route.useSearch() };
  return (
    <ListScreen
      {...list}
      actions={
        <>
          <ListExport {...list} />
          <TakePayment />
        </>
      }
    />
  );
}
