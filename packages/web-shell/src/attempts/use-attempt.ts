import { ApiError } from '@tillbook/api-client';
import { useShell } from '../shell/use-shell.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import type { AttemptPlace } from './open-attempts.ts';
import { useUnresolved, type Unresolved } from './use-unresolved.ts';

export type AttemptOptions<Input, Answer> = {
  readonly place: AttemptPlace;
  /** The amount to name in texts, for calls that move money. */
  readonly amountOf?: (input: Input) => number;
  /** Sends the input with the attempt's idempotency key. */
  readonly send: (input: Input, key: string) => Promise<Answer>;
  readonly onSuccess?: (response: Answer, input: Input) => void;
  readonly onFailure?: (error: unknown) => void;
  /** Refreshes what an attempt may have changed, once its outcome was found by its key. */
  readonly onFound?: () => void;
  /** Generates a new key; random by default. */
  readonly generateKey?: () => string;
};

/** Stops a submission: an earlier attempt is unresolved, or has just been resolved, and the notice shows it. */
class UnresolvedAttempt extends Error {}

/** True if the server has decided: the attempt either took effect or never will. */
const isDefinite = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.code !== 'key_reused';

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'key_reused' ? error.message : '';

/**
 * A submission that moves money or creates something: it is sent once however often it is pressed. If the response gets
 * lost, the attempt is looked up by its key before anything else is sent, also after a reload; show its state with
 * `AttemptNotice`.
 *
 * @returns `error` only if the server has refused the attempt: an unknown outcome is no failure
 * @example
 * const refund = useAttempt({
 *   place: { call: 'refundTransaction', accountId, objectId: transactionId },
 *   amountOf: ({ amount }) => amount,
 *   send: (body: RefundBody, idempotencyKey) => client.call(refundTransaction, { body }, { idempotencyKey }),
 * });
 * refund.submit({ transactionId, amount: 500 });
 */
export const useAttempt = <Input, Answer>({
  place,
  amountOf,
  send,
  onSuccess,
  onFailure,
  onFound,
  generateKey,
}: AttemptOptions<Input, Answer>) => {
  const { attempts } = useShell();
  const unresolved = useUnresolved(place, onFound);

  /** The key under which to send; throws if the outcome of the last attempt comes first. */
  const keyFor = async (input: Input): Promise<string> => {
    const open = attempts.find(place);
    if (open === undefined) {
      unresolved.clear();
      return attempts.open(place, { body: input, amountCents: amountOf?.(input), generateKey }).key;
    }
    const isSame = attempts.hasSent(place, input);
    const { status } = await unresolved.resolve(open, { canTryAgain: isSame });
    if (status !== 'not_received' || !isSame) throw new UnresolvedAttempt();
    return open.key;
  };

  const submission = useSubmission<Input, Answer>({
    send: async (input) => {
      const key = await keyFor(input);
      try {
        const response = await attempts.send(place, () => send(input, key));
        attempts.end(place);
        unresolved.clear();
        return response;
      } catch (error) {
        const open = attempts.find(place);
        if (isDefinite(error)) {
          attempts.end(place);
          unresolved.clear();
        } else if (open !== undefined) await unresolved.resolve(open, { message: messageOf(error) });
        throw error;
      }
    },
    ...(onSuccess && { onSuccess }),
    ...(onFailure && { onFailure }),
  });

  return {
    ...submission,
    error: isDefinite(submission.error) ? submission.error : null,
    /** The attempt whose outcome was not known, until it is sent again or another one ends. */
    unresolved: unresolved.state satisfies Unresolved | undefined,
    checkAgain: unresolved.checkAgain,
    /** Closes the key, so that the attempt can no longer take effect. */
    giveUp: unresolved.giveUp,
  };
};
