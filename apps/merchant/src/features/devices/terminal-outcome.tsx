import { ApiError } from '@tillbook/api-client';
import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Banner, Text, TextLink } from '@tillbook/ui';
import { offlineHint, outcomeUnknown, paymentFailed, paymentSucceeded } from './messages.ts';

export type TerminalOutcomeProps = {
  readonly answer: Transaction | undefined;
  readonly error: Error | null;
};

/** How a payment on a device ended; anything but a success is a failure. */
export function TerminalOutcome({ answer, error }: TerminalOutcomeProps) {
  if (answer?.status === 'succeeded') {
    return (
      <Banner tone="positive" announce>
        <strong>{paymentSucceeded}</strong>
        <Text size="small">
          {formatCents(answer.amount)} approved.{' '}
          <TextLink href={`/transactions/${encodeURIComponent(answer.id)}`}>View payment</TextLink>
        </Text>
      </Banner>
    );
  }
  if (!answer && !error) return null;
  return (
    <Banner tone="critical" announce>
      <strong>{paymentFailed}</strong>
      <Text size="small">
        <span>{failureReason(answer, error)}</span>
        {isOffline(answer) && (
          <>
            {'. '}
            <span>{offlineHint}</span>
          </>
        )}
        {answer && (
          <>
            {' '}
            <TextLink href={`/transactions/${encodeURIComponent(answer.id)}`}>View attempt</TextLink>
          </>
        )}
      </Text>
    </Banner>
  );
}

/** A device that never answered; the processor says so in words alone. */
const isOffline = (answer: Transaction | undefined): boolean =>
  answer?.failureMessage?.includes('offline') ?? false;

const failureReason = (answer: Transaction | undefined, error: Error | null): string => {
  if (error instanceof ApiError) return error.message;
  return error ? outcomeUnknown : (answer?.failureMessage ?? '');
};
