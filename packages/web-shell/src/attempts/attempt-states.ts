import { placeText, type AttemptPlace } from './attempt-place.ts';
import { isFinal, type Unresolved } from './unresolved.ts';

export type AttemptState = {
  readonly isUnderWay: boolean;
  readonly unresolved?: Unresolved | undefined;
};

/** A new map after each change, so that components that read it render again. */
export type AttemptSnapshot = ReadonlyMap<string, AttemptState>;

type Follower = (resolved: Unresolved) => void;

/**
 * The states of attempts, shared by all forms of a place: the form that sent, and a form that was opened
 * later.
 */
export type AttemptStates = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => AttemptSnapshot;
  readonly stateAt: (place: AttemptPlace) => AttemptState;
  /**
   * Marks an attempt as under way until the returned function is called; undefined if an attempt is under way
   * already.
   */
  readonly begin: (place: AttemptPlace) => (() => void) | undefined;
  /** Stores an attempt's known outcome, and notifies the followers if it is final. */
  readonly show: (place: AttemptPlace, unresolved: Unresolved) => void;
  readonly clear: (place: AttemptPlace) => void;
  /**
   * Calls the follower with each final outcome at a place, including the last outcome if no follower has
   * received it. A final outcome is forgotten when its last follower leaves.
   */
  readonly follow: (place: AttemptPlace, follower: Follower) => () => void;
};

const idle: AttemptState = { isUnderWay: false };

export const stateIn = (snapshot: AttemptSnapshot, owner: string, place: AttemptPlace): AttemptState =>
  snapshot.get(`${owner} ${placeText(place)}`) ?? idle;

/** @param owner returns a text that identifies the signed-in user */
export const createAttemptStates = (owner: () => string): AttemptStates => {
  let states: AttemptSnapshot = new Map();
  const listeners = new Set<() => void>();
  const followers = new Map<string, Set<Follower>>();
  const undelivered = new Map<string, Unresolved>();
  const nameOf = (place: AttemptPlace) => `${owner()} ${placeText(place)}`;
  const change = (name: string, part: Partial<AttemptState>) => {
    const changed = new Map(states);
    const state = { ...(states.get(name) ?? idle), ...part };
    if (!state.isUnderWay && state.unresolved === undefined) changed.delete(name);
    else changed.set(name, state);
    states = changed;
    for (const listener of listeners) listener();
  };
  const deliver = (name: string, unresolved: Unresolved) => {
    const following = followers.get(name);
    if (following === undefined) undelivered.set(name, unresolved);
    else for (const follower of following) follower(unresolved);
  };
  const forgetFinal = (name: string) => {
    const unresolved = states.get(name)?.unresolved;
    if (followers.has(name) || unresolved === undefined) return;
    if (isFinal(unresolved.outcome)) change(name, { unresolved: undefined });
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => states,
    stateAt: (place) => stateIn(states, owner(), place),
    begin: (place) => {
      const name = nameOf(place);
      if (states.get(name)?.isUnderWay) return undefined;
      change(name, { isUnderWay: true });
      // Uses the name from the start: the user may have signed out in the meantime.
      return () => change(name, { isUnderWay: false });
    },
    show: (place, unresolved) => {
      const name = nameOf(place);
      change(name, { unresolved });
      if (isFinal(unresolved.outcome)) deliver(name, unresolved);
    },
    clear: (place) => {
      undelivered.delete(nameOf(place));
      change(nameOf(place), { unresolved: undefined });
    },
    follow: (place, follower) => {
      const name = nameOf(place);
      followers.set(name, new Set(followers.get(name)).add(follower));
      const missed = undelivered.get(name);
      undelivered.delete(name);
      if (missed) follower(missed);
      return () => {
        const left = new Set(followers.get(name));
        left.delete(follower);
        if (left.size > 0) followers.set(name, left);
        else followers.delete(name);
        // Waits for a form that React remounts, which follows the place again immediately.
        queueMicrotask(() => forgetFinal(name));
      };
    },
  };
};
