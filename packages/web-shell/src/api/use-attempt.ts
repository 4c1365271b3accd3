import { useShell } from '../shell/use-shell.tsx';
import { useSubmission } from './use-submission.ts';

export type AttemptOptions<Input, Answer> = {
  /** What the attempt is about, such as the call and the object it acts on. */
  readonly scope: string;
  /** Sends the input under the attempt's name. */
  readonly send: (input: Input, key: string) => Promise<Answer>;
  readonly onSuccess?: (answer: Answer, input: Input) => void;
  /** Draws a new name; a random one unless said. */
  readonly drawKey?: () => string;
};

/**
 * A submission that moves money or creates something: it is sent once however often it is pressed, and trying again after a
 * lost answer has no second effect.
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
  drawKey,
}: AttemptOptions<Input, Answer>) => {
  const { attempts } = useShell();
  const submission = useSubmission<Input, Answer>({
    send: (input) => send(input, attempts.keyFor(scope, input, drawKey)),
    onSuccess: (answer, input) => {
      attempts.settle(scope, undefined);
      onSuccess?.(answer, input);
    },
    onFailure: (error) => attempts.settle(scope, error),
  });
  return {
    ...submission,
    /** Forgets an attempt whose outcome is not known: the next one is another. */
    forget: () => attempts.forget(scope),
  };
};
