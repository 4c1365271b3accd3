import type { ReachabilityState } from './reachability.ts';

/** A state in which the platform cannot be reached. */
export type Silence = Exclude<ReachabilityState, 'reachable'>;

/** Returns the message while nothing can be loaded or sent. */
export const silenceText = (state: Silence, brandName: string): string =>
  state === 'offline'
    ? 'You’re offline. You can still read this page. It updates when you’re back online.'
    : `We can’t reach ${brandName}. You can still read this page. It updates once we’re connected again.`;
