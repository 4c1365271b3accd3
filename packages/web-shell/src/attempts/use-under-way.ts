import { useSyncExternalStore } from 'react';
import { useClientState, useShell } from '../shell/use-shell.tsx';
import type { AttemptPlace } from './attempt-place.ts';
import { stateIn } from './attempt-states.ts';
import { ownerTag } from './owner-tag.ts';

/** Returns a function that is true for places with an attempt under way, sent by any form. */
export const useUnderWay = (): ((place: AttemptPlace) => boolean) => {
  const { states } = useShell().attempts;
  const email = useClientState(({ session }) => session.email);
  const snapshot = useSyncExternalStore(states.subscribe, states.snapshot);
  return (place) => stateIn(snapshot, ownerTag(email), place).isUnderWay;
};
