import type { AttemptOutcome } from '@tillbook/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { AttemptPlace, OpenAttempt } from './open-attempts.ts';

/** What is known about an attempt: `unknown` if it could not be looked up. */
type KnownOutcome = AttemptOutcome | { readonly status: 'checking' | 'unknown' };

export type Unresolved = {
  readonly attempt: OpenAttempt;
  readonly outcome: KnownOutcome;
  /** True if the form can send the same request again: this page has sent it, and the user has not changed it. */
  readonly canTryAgain: boolean;
};

const isFinal = ({ status }: KnownOutcome): boolean =>
  status === 'succeeded' || status === 'failed' || status === 'closed';

/** Finds out what became of an attempt whose response was lost, in this page or before a reload. */
export const useUnresolved = (place: AttemptPlace, onFound: (() => void) | undefined) => {
  const { attempts, client } = useShell();
  const [state, setState] = useState<Unresolved>();

  const settle = (asked: Omit<Unresolved, 'outcome'>, outcome: KnownOutcome): KnownOutcome => {
    setState({ ...asked, outcome });
    if (isFinal(outcome)) {
      attempts.end(place);
      onFound?.();
    }
    return outcome;
  };

  /** Runs a lookup whose code is loaded when it is first needed; a lookup that fails leaves the outcome unknown. */
  const look = async (
    by: 'findOutcome' | 'closeKey',
    attempt: OpenAttempt,
    canTryAgain = attempts.isFromThisPage(place),
  ): Promise<KnownOutcome> => {
    const asked = { attempt, canTryAgain };
    setState({ ...asked, outcome: { status: 'checking' } });
    try {
      const lookUp = await import('./look-up.ts');
      return settle(asked, await lookUp[by](client, place, attempt.key));
    } catch {
      return settle(asked, { status: 'unknown' });
    }
  };

  const resolveOpen = useEffectEvent(() => {
    const open = attempts.find(place);
    if (open) void look('findOutcome', open);
  });
  const { call, accountId, objectId } = place;
  useEffect(() => {
    resolveOpen();
  }, [call, accountId, objectId]);

  return {
    state,
    /** @param canTryAgain false if the user has changed the form since */
    resolve: (attempt: OpenAttempt, canTryAgain?: boolean) => look('findOutcome', attempt, canTryAgain),
    checkAgain: () => {
      if (state) void look('findOutcome', state.attempt, state.canTryAgain);
    },
    giveUp: () => {
      if (state) void look('closeKey', state.attempt, state.canTryAgain);
    },
    clear: () => setState(undefined),
  };
};
