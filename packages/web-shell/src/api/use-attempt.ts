import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useShell } from '../shell/use-shell.tsx';

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
 * A mutation that moves money or creates something: it is sent once however often it is pressed, and trying again after a
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
  // A second press can come before React has drawn the button as busy.
  const isSending = useRef(false);
  const mutation = useMutation<Answer, Error, Input>({
    mutationFn: (input) => send(input, attempts.keyFor(scope, input, drawKey)),
    onSuccess: (answer, input) => onSuccess?.(answer, input),
    onSettled: (_, error) => {
      isSending.current = false;
      attempts.settle(scope, error ?? undefined);
    },
  });
  const submit = (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(input);
  };
  return {
    submit,
    isPending: mutation.isPending,
    error: mutation.error,
    data: mutation.data,
    reset: mutation.reset,
    /** Forgets an attempt whose outcome is not known: the next one is another. */
    forget: () => attempts.forget(scope),
  };
};
