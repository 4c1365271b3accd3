import { ApiError } from '@tillbook/api-client';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  ErrorState,
  Heading,
  LinkButton,
  PageHeader,
  PrintSheet,
  Skeleton,
  Stack,
} from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { transactionMissing } from '../../../features/transactions/messages.ts';
import { receiptQuery } from '../../../features/transactions/api/get-receipt.ts';

export type ReceiptScreenProps = { readonly accountId: string; readonly transactionId: string };

/** The receipt for a payment, as the mail says it, on a page to print. */
export function ReceiptScreen({ accountId, transactionId }: ReceiptScreenProps) {
  const { client } = useShell();
  const { data, error, isError, isFetching, refetch } = useQuery(
    receiptQuery(client, accountId, transactionId),
  );
  usePageTitle('Receipt');
  return (
    <Stack space={24}>
      <Stack space={12}>
        <PageHeader
          title="Receipt"
          actions={
            <>
              <LinkButton href={`/transactions/${encodeURIComponent(transactionId)}`}>
                Back to Transaction
              </LinkButton>
              {data && (
                <Button variant="primary" onClick={() => window.print()}>
                  Print
                </Button>
              )}
            </>
          }
        />
      </Stack>
      {isError && !data ? (
        <ErrorState
          title={reasonOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      ) : (
        <PrintSheet>
          {data ? (
            <Stack space={16}>
              <Heading level={2}>{data.heading}</Heading>
              <DescriptionList align="start">
                {data.lines.map(({ label, value }) => (
                  <DescriptionItem key={label} label={label}>
                    {value}
                  </DescriptionItem>
                ))}
              </DescriptionList>
            </Stack>
          ) : (
            <Skeleton width={320} />
          )}
        </PrintSheet>
      )}
    </Stack>
  );
}

/** A payment that has not succeeded has no receipt, which the server says. */
const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 409 ? error.message : transactionMissing;
