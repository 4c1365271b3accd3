import { ApiError } from '@tillbook/api-client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { asError } from '../errors/as-error.ts';
import { useClientState, useShell } from '../shell/use-shell.tsx';
import { placeText, type AttemptPlace } from './attempt-place.ts';
import { stateIn } from './attempt-states.ts';
import { decides } from './decides.ts';
import { ownerTag } from './owner-tag.ts';
import type { Unresolved } from './unresolved.ts';
import { useUnresolved } from './use-unresolved.ts';

export type AttemptOptions<Input, Answer> = {
  readonly place: AttemptPlace;
  /** The amount to name in texts, for calls that move money. */
  readonly amountOf?: (input: Input) => number;
  /** The part of the input that is sent. Defaults to the whole input. */
  readonly bodyOf?: (input: Input) => unknown;
  readonly send: (input: Input, key: string) => Promise<Answer>;
  readonly onSuccess?: (response: Answer, input: Input) => void;
  readonly onFailure?: (error: unknown) => void;
  /** Refreshes queries that an attempt may have changed, once its outcome has been found by its key. */
  readonly onFound?: () => void;
  /** Clears the form after its attempt was found to have succeeded, so that the next press sends nothing. */
  readonly clearForm?: (found: Unresolved) => void;
  /** Defaults to random keys. */
  readonly generateKey?: () => string;
};

/** The outcome of a submission: `unresolved` if the notice shows the outcome, rather than an error. */
type Sent<Answer> = { readonly data: Answer } | { readonly error: Error } | 'unresolved';

type Submission<Answer> = {
  /** The place of the last submission; undefined before the first. */
  readonly sentAt: string | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: Answer | undefined;
};

const untouched = { sentAt: undefined, isPending: false, error: null, data: undefined } as const;

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'key_reused' ? error.message : '';

/**
 * Sends a submission that moves money or creates something only once. If the response is lost, the attempt is
 * looked up by its key before anything else is sent, even after a reload; show the outcome with
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
  bodyOf = (input) => input,
  send,
  onSuccess,
  onFailure,
  onFound,
  clearForm,
  generateKey,
}: AttemptOptions<Input, Answer>) => {
  const { attempts } = useShell();
  const { states } = attempts;
  const unresolved = useUnresolved(place, (found) => {
    onFound?.();
    if (found.outcome.status === 'succeeded') clearForm?.(found);
  });
  const shownName = useShownName(placeText(place));
  const [submission, setSubmission] = useState<Submission<Answer>>(untouched);
  // Guards against a second press before React has rendered the button as busy.
  const isSending = useRef(false);

  /** Returns the key to send with; undefined if the outcome of the last attempt must be shown first. */
  const keyFor = async (
    input: Input,
  ): Promise<{ readonly key: string; readonly isRepetition: boolean } | undefined> => {
    const open = attempts.find(place);
    if (open === undefined) {
      states.clear(place);
      const { key } = attempts.open(place, {
        body: bodyOf(input),
        amountCents: amountOf?.(input),
        generateKey,
      });
      return { key, isRepetition: false };
    }
    const isSame = attempts.hasSent(place, bodyOf(input));
    const { status } = await unresolved.resolve(open, { canTryAgain: isSame });
    // Checks again, because the user may have given the attempt up during the lookup.
    const isStillOpen = attempts.find(place)?.key === open.key;
    if (status !== 'not_received' || !isSame || !isStillOpen) return undefined;
    return { key: open.key, isRepetition: true };
  };

  /**
   * Ends an attempt that was decided. If its form is closed, a form opened later finds the outcome by its
   * key.
   */
  const end = async (key: string, message?: string): Promise<void> => {
    const open = attempts.find(place);
    if (open?.key !== key) return;
    if (shownName.current !== placeText(place)) {
      await unresolved.resolve(open, { message });
      return;
    }
    attempts.end(place);
    states.clear(place);
  };

  const sendWithKey = async (input: Input): Promise<Sent<Answer>> => {
    const chosen = await keyFor(input);
    if (chosen === undefined) return 'unresolved';
    const { key, isRepetition } = chosen;
    try {
      const data = await send(input, key);
      await end(key);
      return { data };
    } catch (error) {
      const open = attempts.find(place);
      if (open?.key !== key) return 'unresolved';
      if (!decides(error, { isRepetition })) {
        await unresolved.resolve(open, { message: messageOf(error) });
        return 'unresolved';
      }
      await end(key, messageOf(error));
      return { error: asError(error) };
    }
  };

  const run = async (input: Input, finish: () => void) => {
    const sentAt = placeText(place);
    setSubmission({ ...untouched, sentAt, isPending: true });
    const sent = await sendWithKey(input).catch((error: unknown) => ({ error: asError(error) }));
    finish();
    isSending.current = false;
    setSubmission({ ...untouched, sentAt, ...(sent !== 'unresolved' && sent) });
    if (sent === 'unresolved') return;
    if ('error' in sent) onFailure?.(sent.error);
    else onSuccess?.(sent.data, input);
  };

  const email = useClientState(({ session }) => session.email);
  const snapshot = useSyncExternalStore(states.subscribe, states.snapshot);
  const state = stateIn(snapshot, ownerTag(email), place);
  // Ignores a submission at another place: the form may have changed to another device or account.
  const { isPending, data, error } = submission.sentAt === placeText(place) ? submission : untouched;

  return {
    submit: (input: Input) => {
      if (isSending.current) return;
      // Marks the attempt as under way until it ends, even after its form is closed.
      const finish = states.begin(place);
      if (finish === undefined) return;
      isSending.current = true;
      void run(input, finish);
    },
    reset: () => setSubmission(untouched),
    /** True also if another form of this place has sent the attempt. */
    isPending: state.isUnderWay || isPending,
    data,
    error,
    /** The attempt whose outcome was not known, until it is sent again or another attempt ends. */
    unresolved: state.isUnderWay ? undefined : state.unresolved,
    checkAgain: unresolved.checkAgain,
    /** Closes the key, so that the attempt can no longer take effect. */
    giveUp: unresolved.giveUp,
    dismiss: unresolved.dismiss,
  };
};

/** Returns the place that the form shows now; undefined once it is closed. */
const useShownName = (name: string) => {
  const shownName = useRef<string | undefined>(name);
  useEffect(() => {
    shownName.current = name;
    return () => {
      shownName.current = undefined;
    };
  }, [name]);
  return shownName;
};
