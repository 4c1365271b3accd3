import { EmptyState, LinkButton, TrayInIcon } from '@tillbook/ui';
import { lazyModule } from '@tillbook/web-shell';
import { largestFirst, thisMonth } from '../../lists/built-in-views.ts';
import { defineList } from '../../lists/define-list.ts';
import { fetchTransactions } from './api/list-transactions.ts';
import { commonList } from './common-list.tsx';
import { failedInLast24Hours, firstPaymentHint, noPaymentsYet } from './messages.ts';
import { paymentColumns } from './payment-columns.tsx';

export const paymentsList = defineList({
  ...commonList,
  name: 'payments',
  noun: 'payment',
  live: { noun: 'payment' },
  call: fetchTransactions('payments'),
  columns: paymentColumns,
  preview: lazyModule(async () => (await import('./payment-preview.lazy.tsx')).PaymentPreview),
  views: [
    { name: failedInLast24Hours, view: { status: 'failed', date: 'last-24-hours' } },
    thisMonth,
    { name: 'Card, in person', view: { method: 'card', channel: 'in_person' } },
    largestFirst,
  ],
  empty: (
    <EmptyState
      size="part"
      title={noPaymentsYet}
      icon={<TrayInIcon size="large" />}
      action={<LinkButton href="/payment-instruments">Payment Instruments</LinkButton>}
    >
      {firstPaymentHint}
    </EmptyState>
  ),
});
