import type { Device } from '@tillbook/contract';

export type TerminalProps = {
  readonly accountId: string;
  /** Undefined while loading; the amount can already be typed. */
  readonly devices: readonly Device[] | undefined;
  /** When a device did not respond to its last payment, in words, by serial number. */
  readonly unanswered?: ReadonlyMap<string, string>;
};
