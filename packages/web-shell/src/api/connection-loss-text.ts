import { offline, unreachable } from './messages.ts';
import type { ReachabilityState } from './reachability.ts';

export type ConnectionLoss = Exclude<ReachabilityState, 'reachable'>;

export const connectionLossText = (state: ConnectionLoss, brandName: string): string =>
  state === 'offline' ? offline : unreachable(brandName);
