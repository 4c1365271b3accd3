import type { Device } from '@tillbook/contract';

export type TerminalProps = {
  readonly accountId: string;
  /** Undefined while loading; the amount can already be typed. */
  readonly devices: readonly Device[] | undefined;
  /** Notes by serial number, such as "Did not respond Nov 25, 2026 6:49 AM", on the device's last payment. */
  readonly unanswered?: ReadonlyMap<string, string>;
};
