import { useRef, useState, useSyncExternalStore } from 'react';
import { useClientState, useShell } from '../shell/use-shell.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { placeText } from './attempt-place.ts';
import { stateIn } from './attempt-states.ts';
import { ownerTag } from './owner-tag.ts';
import type { Unresolved } from './unresolved.ts';
import { UnresolvedAttempt, useKeyedSending, type KeyedSending } from './use-keyed-sending.ts';
import { useUnresolved } from './use-unresolved.ts';

export type AttemptOptions<Input, Answer> = KeyedSending<Input, Answer> & {
  readonly onSuccess?: (response: Answer, input: Input) => void;
  readonly onFailure?: (error: unknown) => void;
  /** Refreshes what an attempt may have changed, once its outcome was found by its key. */
  readonly onFound?: () => void;
  /** Clears the form of what an attempt has sent that was found to have succeeded, so that the next press sends nothing. */
  readonly clearForm?: (found: Unresolved) => void;
};

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
  onSuccess,
  onFailure,
  onFound,
  clearForm,
  ...sending
}: AttemptOptions<Input, Answer>) => {
  const { place } = sending;
  const { attempts } = useShell();
  const { states } = attempts;
  const unresolved = useUnresolved(place, (found) => {
    onFound?.();
    if (found.outcome.status === 'succeeded') clearForm?.(found);
  });
  const sendWithKey = useKeyedSending(sending, unresolved);
  const [sentAt, setSentAt] = useState<string>();
  const finishSending = useRef<() => void>(() => undefined);

  const sendOnce = async (input: Input): Promise<Answer> => {
    const finish = finishSending.current;
    try {
      return await sendWithKey(input);
    } finally {
      finish();
    }
  };

  const submission = useSubmission<Input, Answer>({
    send: sendOnce,
    ...(onSuccess && { onSuccess }),
    onFailure: (error) => {
      if (!(error instanceof UnresolvedAttempt)) onFailure?.(error);
    },
  });

  const email = useClientState(({ session }) => session.email);
  const snapshot = useSyncExternalStore(states.subscribe, states.snapshot);
  const state = stateIn(snapshot, ownerTag(email), place);
  // The form may have changed its place since, to another device or account.
  const isHere = sentAt === placeText(place);
  const { error } = submission;

  return {
    submit: (input: Input) => {
      // A form that has just been closed may still be sending.
      const finish = states.begin(place);
      if (finish === undefined) return;
      const { current } = finishSending;
      finishSending.current = finish;
      if (submission.submit(input)) return setSentAt(placeText(place));
      finishSending.current = current;
      finish();
    },
    reset: submission.reset,
    /** True also if another form of this place has sent the attempt. */
    isPending: state.isUnderWay || (isHere && submission.isPending),
    data: isHere ? submission.data : undefined,
    error: isHere && !(error instanceof UnresolvedAttempt) ? error : null,
    /** The attempt whose outcome was not known, until it is sent again or another one ends. */
    unresolved: state.isUnderWay ? undefined : state.unresolved,
    checkAgain: unresolved.checkAgain,
    /** Closes the key, so that the attempt can no longer take effect. */
    giveUp: unresolved.giveUp,
    dismiss: unresolved.dismiss,
  };
};
