import { ApiError } from '@tillbook/api-client';
import type { Transaction } from '@tillbook/contract';
import { Banner, TextLink } from '@tillbook/ui';
import { outcomeUnknown, paymentFailed, paymentSucceeded } from './messages.ts';

export type TerminalOutcomeProps = {
  readonly answer: Transaction | undefined;
  readonly error: Error | null;
};

/** How a payment on a device ended; anything but a success is a failure. */
export function TerminalOutcome({ answer, error }: TerminalOutcomeProps) {
  if (answer?.status === 'succeeded') {
    return (
      <Banner tone="positive" announce>
        <span>{paymentSucceeded}</span>{' '}
        <TextLink href={`/transactions/${encodeURIComponent(answer.id)}`}>View payment</TextLink>
      </Banner>
    );
  }
  if (!answer && !error) return null;
  return (
    <Banner tone="critical" announce>
      <strong>{paymentFailed}</strong> <span>{failureReason(answer, error)}</span>
    </Banner>
  );
}

const failureReason = (answer: Transaction | undefined, error: Error | null): string => {
  if (error instanceof ApiError) return error.message;
  return error ? outcomeUnknown : (answer?.failureMessage ?? '');
};
