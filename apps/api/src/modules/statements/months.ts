import { addMonths, bankingMonth, bankingMonthOf } from '@tillbook/domain';
import { AppError } from '../../app-error.ts';

/** A month that has begun. */
export type StatementMonth = {
  readonly month: string;
  readonly from: Date;
  readonly until: Date;
  /** Whether it is over, and nothing that began in it can still be written down. */
  readonly closed: boolean;
};

/** What begins before midnight may be committed after it, and is of the month before: no statement lasts as long as this. */
const closingMs = 60_000;

const refuseMonth = (fault: string): never => {
  throw new AppError('invalid_input', { fields: { month: fault } });
};

/** Reads a month from an address; what is none, or has not begun, is refused. */
export const readMonth = (month: string, now: Date): StatementMonth => {
  const ends = bankingMonth(month) ?? refuseMonth('Give a month such as 2026-11.');
  if (ends.from > now) return refuseMonth('Give a month that has begun.');
  return { month, ...ends, closed: ends.until.getTime() + closingMs <= now.getTime() };
};

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** How many months there are from one to another, both counted. */
const monthsBetween = (first: string, last: string): number => monthNumber(last) - monthNumber(first) + 1;

/** A page of the months from a moment until now, newest first. */
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
