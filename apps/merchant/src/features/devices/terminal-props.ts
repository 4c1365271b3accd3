import type { Device } from '@tillbook/contract';

export type TerminalProps = {
  readonly accountId: string;
  /** Undefined while loading; the amount can already be typed. */
  readonly devices: readonly Device[] | undefined;
  /** The device of the last payment in person that succeeded. */
  readonly lastSerialNumber?: string | undefined;
  /** When a device did not answer its last payment, in words, by serial number. */
  readonly unanswered?: ReadonlyMap<string, string>;
};
