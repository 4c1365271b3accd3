import type { ReachabilityState } from './reachability.ts';

export type Silence = Exclude<ReachabilityState, 'reachable'>;

export const silenceText = (state: Silence, brandName: string): string =>
  state === 'offline'
    ? 'You’re offline. You can still read this page. It updates when you’re back online.'
    : `We can’t reach ${brandName}. You can still read this page. It updates once we’re connected again.`;
