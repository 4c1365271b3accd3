import type { Transaction } from '@tillbook/contract';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Returns the day in this browser's time zone: "2026-11-25". */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');

/** Returns the payments made on the day of `now`, in this browser's time zone. */
export const paymentsOfToday = (payments: readonly Transaction[], now: Date): readonly Transaction[] =>
  payments.filter(({ createdAt }) => dayOf(new Date(createdAt)) === dayOf(now));

/** Returns the address of the list of today's in-person payments. */
export const todayAddress = (now: Date): string => `/payments?channel=in_person&from=${dayOf(now)}`;
