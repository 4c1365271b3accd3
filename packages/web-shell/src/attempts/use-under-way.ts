import { useSyncExternalStore } from 'react';
import { useClientState, useShell } from '../shell/use-shell.tsx';
import type { AttemptPlace } from './attempt-place.ts';
import { stateIn } from './attempt-states.ts';
import { ownerTag } from './owner-tag.ts';

export const useUnderWay = (): ((place: AttemptPlace) => boolean) => {
  const { states } = useShell().attempts;
  const email = useClientState(({ session }) => session.email);
  const snapshot = useSyncExternalStore(states.subscribe, states.snapshot);
  return (place) => stateIn(snapshot, ownerTag(email), place).isUnderWay;
};
