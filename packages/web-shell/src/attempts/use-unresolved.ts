import type { AttemptOutcome } from '@tillbook/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { AttemptPlace, OpenAttempt } from './open-attempts.ts';

/** What is known about an attempt: `unknown` if it could not be looked up. */
type KnownOutcome = AttemptOutcome | { readonly status: 'checking' | 'unknown' };

type Asked = {
  readonly place: AttemptPlace;
  readonly attempt: OpenAttempt;
  readonly askedAt: Date;
  /** True if the form can send the same request again: this page has sent it, and the user has not changed it. */
  readonly canTryAgain: boolean;
  /** The server's message about its failure, empty if there is none; undefined if this page has seen no failure. */
  readonly message?: string | undefined;
};

export type Unresolved = Asked & { readonly outcome: KnownOutcome };

const isFinal = ({ status }: KnownOutcome): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'closed';

const isSamePlace = (one: AttemptPlace, other: AttemptPlace): boolean =>
  one.call === other.call && one.accountId === other.accountId && one.objectId === other.objectId;

/** Finds out what became of an attempt whose response was lost, in this page or before a reload. */
export const useUnresolved = (place: AttemptPlace, onFound: (() => void) | undefined) => {
  const { attempts, client } = useShell();
  const [state, setState] = useState<Unresolved>();

  const settle = (asked: Asked, outcome: KnownOutcome): KnownOutcome => {
    setState({ ...asked, outcome });
    if (isFinal(outcome)) {
      attempts.end(place);
      onFound?.();
    }
    return outcome;
  };

  /** Runs a lookup whose code is loaded when it is first needed; a lookup that fails leaves the outcome unknown. */
  const look = async (by: 'findOutcome' | 'closeKey', asked: Asked): Promise<KnownOutcome> => {
    try {
      const lookUp = await import('./look-up.ts');
      setState({ ...asked, outcome: { status: 'checking' } });
      return settle(asked, await lookUp[by](client, place, asked.attempt.key));
    } catch {
      return settle(asked, { status: 'unknown' });
    }
  };

  const resolve = (attempt: OpenAttempt, facts: Partial<Asked> = {}): Promise<KnownOutcome> =>
    look('findOutcome', {
      place,
      attempt,
      askedAt: new Date(),
      canTryAgain: attempts.isFromThisPage(place),
      ...facts,
    });

  const resolveOpen = useEffectEvent((at: AttemptPlace) => {
    const open = attempts.find(at);
    if (open !== undefined && !attempts.isUnderWay(at)) void resolve(open);
  });
  const { call, accountId, objectId } = place;
  useEffect(() => {
    resolveOpen({ call, accountId, objectId });
  }, [call, accountId, objectId]);

  return {
    state: state && isSamePlace(state.place, place) ? state : undefined,
    resolve,
    checkAgain: () => {
      if (state) void look('findOutcome', state);
    },
    giveUp: () => {
      if (state) void look('closeKey', state);
    },
    clear: () => setState(undefined),
  };
};
