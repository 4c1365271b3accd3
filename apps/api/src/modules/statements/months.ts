import { addMonths, bankingMonth, bankingMonthOf } from '@tillbook/domain';
import { AppError } from '../../runtime/app-error.ts';

export type StatementMonth = {
  readonly month: string;
  readonly from: Date;
  readonly until: Date;
  /** True if the month is over and can get no more postings. */
  readonly closed: boolean;
};

/** A posting that begins before midnight is committed within this time. */
const closingMs = 60_000;

const refuseMonth = (fault: string): never => {
  throw new AppError('invalid_input', { fields: { month: fault } });
};

/** Parses the month in an address; throws for an invalid or future month. */
export const readMonth = (month: string, now: Date): StatementMonth => {
  const ends = bankingMonth(month) ?? refuseMonth('Enter a month such as 2026-11.');
  if (ends.from > now) return refuseMonth('Enter a month that has started.');
  return { month, ...ends, closed: ends.until.getTime() + closingMs <= now.getTime() };
};

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Includes both months in the count. */
const monthsBetween = (first: string, last: string): number => monthNumber(last) - monthNumber(first) + 1;

export const monthsSince = (
  first: Date,
  now: Date,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly months: readonly StatementMonth[]; readonly totalCount: number } => {
  const current = bankingMonthOf(now);
  const totalCount = monthsBetween(bankingMonthOf(first), current);
  const count = Math.max(0, Math.min(limit, totalCount - offset));
  const months = Array.from({ length: count }, (_, index) =>
    readMonth(addMonths(current, -(offset + index)), now),
  );
  return { months, totalCount };
};
