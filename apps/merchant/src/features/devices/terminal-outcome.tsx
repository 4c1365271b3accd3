import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Banner, Text, TextLink } from '@tillbook/ui';
import { failureMessage } from '@tillbook/web-shell';
import { transactionAddress } from '../../transaction-address.ts';
import { approved, offlineHint, paymentFailed, paymentSucceeded } from './messages.ts';

export type TerminalOutcomeProps = {
  readonly response: Transaction | undefined;
  readonly error: Error | null;
};

/** Shows the outcome of a payment on a device. Any status other than `succeeded` counts as a failure. */
export function TerminalOutcome({ response, error }: TerminalOutcomeProps) {
  if (response?.status === 'succeeded') {
    return (
      <Banner tone="positive" announce>
        <strong>{paymentSucceeded}</strong>
        <Text size="small">
          <Text as="span">{approved(formatCents(response.amount))}</Text>
          <TextLink href={transactionAddress(response.id)}>View payment</TextLink>
        </Text>
      </Banner>
    );
  }
  if (!response && !error) return null;
  return (
    <Banner tone="critical" announce>
      <strong>{paymentFailed}</strong>
      <Text size="small">
        <Text as="span">{failureReason(response, error)}</Text>
        {isOffline(response) && (
          <>
            <span>{'. '}</span>
            <span>{offlineHint}</span>
          </>
        )}
        {response && (
          <>
            <span> </span>
            <TextLink href={transactionAddress(response.id)}>View attempt</TextLink>
          </>
        )}
      </Text>
    </Banner>
  );
}

/** Returns true if the device never responded, which the processor reports only in its message. */
const isOffline = (response: Transaction | undefined): boolean =>
  response?.failureMessage?.includes('offline') ?? false;

const failureReason = (response: Transaction | undefined, error: Error | null): string =>
  error ? failureMessage(error, '') : (response?.failureMessage ?? '');
