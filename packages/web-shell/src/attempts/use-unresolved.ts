import type { Client } from '@tillbook/api-client';
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
  /** The server's message about the failure, or empty; undefined if this page has seen no failure. */
  readonly message?: string | undefined;
};

export type Unresolved = Asked & { readonly outcome: KnownOutcome };

const isFinal = ({ status }: KnownOutcome): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'closed';

const isSamePlace = (one: AttemptPlace, other: AttemptPlace): boolean =>
  one.call === other.call && one.accountId === other.accountId && one.objectId === other.objectId;

type Lookup = 'findOutcome' | 'closeKey';

/** Runs a lookup, whose code is loaded when it is first needed; a lookup that fails leaves the outcome unknown. */
const lookUp = async (client: Client, by: Lookup, { place, attempt }: Asked): Promise<KnownOutcome> => {
  try {
    const calls = await import('./look-up.ts');
    return await calls[by](client, place, attempt.key);
  } catch {
    return { status: 'unknown' };
  }
};

/** Finds out what became of an attempt whose response was lost, in this page or before a reload. */
export const useUnresolved = (place: AttemptPlace, onFound: (() => void) | undefined) => {
  const { attempts, client } = useShell();
  const [state, setState] = useState<Unresolved>();

  const settle = (asked: Asked, outcome: KnownOutcome): KnownOutcome => {
    // A late response about an earlier attempt does not touch the next one.
    if (attempts.find(asked.place)?.key !== asked.attempt.key) return outcome;
    setState({ ...asked, outcome });
    if (isFinal(outcome)) {
      attempts.end(asked.place);
      onFound?.();
    }
    return outcome;
  };
  const ask = (attempt: OpenAttempt, facts: Partial<Asked> = {}): Asked => ({
    place,
    attempt,
    askedAt: new Date(),
    canTryAgain: attempts.isFromThisPage(place),
    ...facts,
  });
  const look = async (by: Lookup, asked: Asked): Promise<KnownOutcome> => {
    setState({ ...asked, outcome: { status: 'checking' } });
    return settle(asked, await lookUp(client, by, asked));
  };

  const resolveOpen = useEffectEvent((at: AttemptPlace) => {
    const open = attempts.find(at);
    if (open === undefined || attempts.isUnderWay(at)) return;
    const asked = ask(open);
    void lookUp(client, 'findOutcome', asked).then((outcome) => settle(asked, outcome));
  });
  const { call, accountId, objectId } = place;
  useEffect(() => {
    resolveOpen({ call, accountId, objectId });
  }, [call, accountId, objectId]);

  return {
    state: state && isSamePlace(state.place, place) ? state : undefined,
    resolve: (attempt: OpenAttempt, facts?: Partial<Asked>): Promise<KnownOutcome> =>
      look('findOutcome', ask(attempt, facts)),
    checkAgain: () => {
      if (state) void look('findOutcome', state);
    },
    giveUp: () => {
      if (state) void look('closeKey', state);
    },
    clear: () => setState(undefined),
  };
};
