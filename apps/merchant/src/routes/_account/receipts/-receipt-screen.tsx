import { ApiError } from '@tillbook/api-client';
import type { Receipt } from '@tillbook/contract';
import {
  BackLink,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  Money,
  PageHeader,
  PrintSheet,
  Skeleton,
  Stack,
} from '@tillbook/ui';
import { DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { transactionMissing } from '../../../features/transactions/messages.ts';
import { receiptQuery } from '../../../features/transactions/api/get-receipt.ts';

import { useMarkedList } from '../../../app/visited-lists/list-of-detail.ts';
import { transactionAddress } from '../../../transaction-address.ts';
import { receiptWidth } from './-receipt-screen.css.ts';

export type ReceiptScreenProps = { readonly accountId: string; readonly transactionId: string };

/** Shows the receipt of a payment, worded as in the email, on a printable page. */
export function ReceiptScreen({ accountId, transactionId }: ReceiptScreenProps) {
  const { client } = useShell();
  const query = useQuery(receiptQuery(client, accountId, transactionId));
  usePageTitle('Receipt');
  useMarkedList('/payments');
  return (
    <DetailScreen
      back={<BackLink href={transactionAddress(transactionId)}>Back to Transaction</BackLink>}
      query={query}
      failure={reasonOf(query.error)}
      header={
        <PageHeader
          title="Receipt"
          actions={
            query.data && (
              <Button variant="primary" onClick={() => window.print()}>
                Print
              </Button>
            )
          }
        />
      }
      headSpace={8}
    >
      {(receipt) => (
        <div className={receiptWidth}>
          <PrintSheet>{receipt ? <ReceiptSheet receipt={receipt} /> : <Skeleton width={320} />}</PrintSheet>
        </div>
      )}
    </DetailScreen>
  );
}

function ReceiptSheet({ receipt: { heading, lines } }: { readonly receipt: Receipt }) {
  const amount = lines.find(({ label }) => label === 'Amount');
  return (
    <Stack space={24}>
      <Stack space={8} align="center">
        <Heading level={2}>{heading}</Heading>
        {amount && <Money size="hero">{amount.value}</Money>}
      </Stack>
      <DescriptionList>
        {lines
          .filter((line) => line !== amount)
          .map(({ label, value }) => (
            <DescriptionItem key={label} label={label}>
              {value}
            </DescriptionItem>
          ))}
      </DescriptionList>
    </Stack>
  );
}

/** Returns the server's explanation if the payment has no receipt because it has not succeeded. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 409 ? error.message : transactionMissing;
