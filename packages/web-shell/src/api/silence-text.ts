import type { ReachabilityState } from './reachability.ts';

/** The platform cannot be asked, for either reason. */
export type Silence = Exclude<ReachabilityState, 'reachable'>;

/** What is said while nothing can be asked or sent. */
export const silenceText = (state: Silence, brandName: string): string => {
  const cause = state === 'offline' ? 'You are offline.' : `${brandName} cannot be reached.`;
  return `${cause} What has been loaded can still be read. The rest follows by itself once you are connected again.`;
};
