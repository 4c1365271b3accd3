import { ApiError } from '@tillbook/api-client';
import { useEffect, useRef } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import { placeText, type AttemptPlace } from './attempt-place.ts';
import { decides } from './decides.ts';
import type { useUnresolved } from './use-unresolved.ts';

export type KeyedSending<Input, Answer> = {
  readonly place: AttemptPlace;
  /** The amount to name in texts, for calls that move money. */
  readonly amountOf?: (input: Input) => number;
  /** The part of the input that is sent; all of it by default. */
  readonly bodyOf?: (input: Input) => unknown;
  /** Sends the input with the attempt's idempotency key. */
  readonly send: (input: Input, key: string) => Promise<Answer>;
  /** Generates a new key; random by default. */
  readonly generateKey?: () => string;
};

/** Stops a submission whose outcome the notice shows: it is no error. */
export class UnresolvedAttempt extends Error {}

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== 'key_reused' ? error.message : '';

/**
 * Sends an input under the key of its attempt, after the outcome of the last attempt was looked up.
 *
 * @returns a function that throws `UnresolvedAttempt` if the outcome is not known
 */
export const useKeyedSending = <Input, Answer>(
  { place, amountOf, bodyOf = (input) => input, send, generateKey }: KeyedSending<Input, Answer>,
  { resolve }: Pick<ReturnType<typeof useUnresolved>, 'resolve'>,
) => {
  const { attempts } = useShell();
  const { states } = attempts;
  const shownName = useShownName(placeText(place));

  /** The key under which to send; throws if the outcome of the last attempt comes first. */
  const keyFor = async (input: Input): Promise<{ readonly key: string; readonly isRepetition: boolean }> => {
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
    const { status } = await resolve(open, { canTryAgain: isSame });
    // Giving the attempt up may have ended it during the lookup.
    const isStillOpen = attempts.find(place)?.key === open.key;
    if (status !== 'not_received' || !isSame || !isStillOpen) throw new UnresolvedAttempt();
    return { key: open.key, isRepetition: true };
  };

  /** Ends an attempt that was decided. If its form is gone, the one opened since is shown the outcome by its key. */
  const end = async (key: string, message?: string): Promise<void> => {
    const open = attempts.find(place);
    if (open?.key !== key) return;
    if (shownName.current !== placeText(place)) {
      await resolve(open, { message });
      return;
    }
    attempts.end(place);
    states.clear(place);
  };

  return async (input: Input): Promise<Answer> => {
    const { key, isRepetition } = await keyFor(input);
    try {
      const response = await send(input, key);
      await end(key);
      return response;
    } catch (error) {
      const open = attempts.find(place);
      if (open?.key !== key) throw new UnresolvedAttempt();
      if (!decides(error, { isRepetition })) {
        await resolve(open, { message: messageOf(error) });
        throw new UnresolvedAttempt();
      }
      await end(key, messageOf(error));
      throw error;
    }
  };
};

/** The place that the form shows now; undefined once it is closed. */
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
