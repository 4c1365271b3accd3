import type { Transaction } from '@tillbook/contract';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day in this browser's time zone: "2026-11-25". */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');

/** The payments that were made on the day of a moment, in this browser's time zone. */
export const paymentsOfToday = (payments: readonly Transaction[], now: Date): readonly Transaction[] =>
  payments.filter(({ createdAt }) => dayOf(new Date(createdAt)) === dayOf(now));

/** The list of all of them. */
export const todayAddress = (now: Date): string => `/payments?channel=in_person&from=${dayOf(now)}`;
