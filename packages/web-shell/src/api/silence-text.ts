import { offline, unreachable } from './messages.ts';
import type { ReachabilityState } from './reachability.ts';

export type Silence = Exclude<ReachabilityState, 'reachable'>;

export const silenceText = (state: Silence, brandName: string): string =>
  state === 'offline' ? offline : unreachable(brandName);
