import type { AccountCall, AdminCall } from '@tillbook/contract';

export type AttemptPlace = {
  readonly call: AccountCall | AdminCall;
  /** Absent if the call concerns no account. */
  readonly accountId?: string | undefined;
  /** The ID of a payment, an instrument, a device; absent if the call creates something. */
  readonly objectId?: string | undefined;
};

/** An attempt whose outcome is not known in this tab. */
export type OpenAttempt = {
  readonly key: string;
  readonly amountCents: number | undefined;
  /** ISO 8601. */
  readonly startedAt: string;
};

/** Returns a text that is equal for equal places. */
export const placeText = ({ call, accountId = '', objectId = '' }: AttemptPlace): string =>
  `${call} ${accountId} ${objectId}`;
