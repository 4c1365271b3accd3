import type { Device } from '@tillbook/contract';

export type TerminalProps = {
  readonly accountId: string;
  /** Undefined while loading; the amount can already be typed. */
  readonly devices: readonly Device[] | undefined;
  /** The time at which a device failed to respond to its last payment, in words, by serial number. */
  readonly unanswered?: ReadonlyMap<string, string>;
};
