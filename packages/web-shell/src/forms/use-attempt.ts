import { useShell } from '../shell/use-shell.tsx';
import { useSubmission } from './use-submission.ts';

export type AttemptOptions<Input, Answer> = {
  /** What the attempt is about, such as the call and the object it acts on. */
  readonly scope: string;
  /** Sends the input with the attempt's idempotency key. */
  readonly send: (input: Input, key: string) => Promise<Answer>;
  readonly onSuccess?: (response: Answer, input: Input) => void;
  readonly onFailure?: (error: unknown) => void;
  /** Generates a new key; random by default. */
  readonly generateKey?: () => string;
};

/**
 * A submission that moves money or creates something: it is sent once however often it is pressed, and retrying after a
 * lost response has no second effect.
 *
 * @example
 * const refund = useAttempt({
 *   scope: `refund ${transactionId}`,
 *   send: (body: RefundBody, idempotencyKey) => client.call(refundTransaction, { body }, { idempotencyKey }),
 * });
 * refund.submit({ transactionId });
 */
export const useAttempt = <Input, Answer>({
  scope,
  send,
  onSuccess,
  onFailure,
  generateKey,
}: AttemptOptions<Input, Answer>) => {
  const { attempts } = useShell();
  const submission = useSubmission<Input, Answer>({
    send: (input) => send(input, attempts.keyFor(scope, input, generateKey)),
    onSuccess: (response, input) => {
      attempts.settle(scope, undefined);
      onSuccess?.(response, input);
    },
    onFailure: (error) => {
      attempts.settle(scope, error);
      onFailure?.(error);
    },
  });
  return {
    ...submission,
    /** Forgets an attempt whose outcome is unknown: the next submission is a new one. */
    forget: () => attempts.forget(scope),
  };
};
