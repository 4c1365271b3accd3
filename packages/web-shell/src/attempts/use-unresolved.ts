import type { Client } from '@tillbook/api-client';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { AttemptPlace, OpenAttempt } from './attempt-place.ts';
import { isExpired, isFinal, type KnownOutcome, type Unresolved } from './unresolved.ts';

type Asked = Omit<Unresolved, 'outcome'>;

type Lookup = 'findOutcome' | 'closeKey';

/** Runs a lookup, whose code is loaded when first needed; a failed lookup leaves the outcome unknown. */
const lookUp = async (
  client: Client,
  by: Lookup,
  { place, attempt, askedAt }: Asked,
): Promise<KnownOutcome> => {
  const isOld = isExpired(place, attempt, askedAt);
  try {
    const calls = await import('./look-up.ts');
    // Only looks up an old key: closing it proves nothing if its record was removed.
    const outcome = await calls[isOld ? 'findOutcome' : by](client, place, attempt.key);
    return isOld && outcome.status === 'not_received' ? { status: 'expired' } : outcome;
  } catch {
    return { status: 'unknown' };
  }
};

export type OnFound = (found: Unresolved) => void;

export const useUnresolved = (place: AttemptPlace, onFound: OnFound) => {
  const { attempts, client } = useShell();
  const { states } = attempts;

  const look = async (by: Lookup, asked: Asked): Promise<KnownOutcome> => {
    const outcome = await lookUp(client, by, asked);
    // Ignores a late response about an earlier attempt.
    if (attempts.find(asked.place)?.key !== asked.attempt.key) return outcome;
    if (isFinal(outcome)) attempts.end(asked.place);
    states.show(asked.place, { ...asked, outcome });
    return outcome;
  };
  const lookVisibly = (by: Lookup, asked: Asked): Promise<KnownOutcome> => {
    states.show(asked.place, { ...asked, outcome: { status: 'checking' } });
    return look(by, asked);
  };
  const ask = (attempt: OpenAttempt, facts: Partial<Asked> = {}): Asked => ({
    place,
    attempt,
    askedAt: new Date(),
    canTryAgain: attempts.isFromThisPage(place),
    ...facts,
  });
  const repeatLookup = (by: Lookup) => {
    const shown = states.stateAt(place).unresolved;
    if (shown) void lookVisibly(by, { ...shown, askedAt: new Date() });
  };

  const receive = useEffectEvent(onFound);
  const resolveOpen = useEffectEvent((at: AttemptPlace) => {
    const open = attempts.find(at);
    if (open !== undefined && !states.stateAt(at).isUnderWay) void look('findOutcome', ask(open));
  });
  const { call, accountId, objectId } = place;
  useEffect(() => {
    const at: AttemptPlace = { call, accountId, objectId };
    resolveOpen(at);
    return states.follow(at, (found) => receive(found));
  }, [states, call, accountId, objectId]);

  return {
    resolve: (attempt: OpenAttempt, facts?: Partial<Asked>): Promise<KnownOutcome> =>
      lookVisibly('findOutcome', ask(attempt, facts)),
    checkAgain: () => repeatLookup('findOutcome'),
    giveUp: () => repeatLookup('closeKey'),
    /** Forgets an attempt that can no longer be looked up. */
    dismiss: () => {
      attempts.end(place);
      states.clear(place);
    },
  };
};
