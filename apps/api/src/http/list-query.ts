import { AppError } from '../runtime/app-error.ts';

export type Ranges = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly postedFrom?: string | undefined;
  readonly postedUntil?: string | undefined;
  readonly amountMin?: number | undefined;
  readonly amountMax?: number | undefined;
};

export const endBeforeBeginning = 'The end can’t be before the start.';

const isAfter = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && new Date(one) > new Date(other);

const faultsOf = ({
  from,
  until,
  postedFrom,
  postedUntil,
  amountMin = -Infinity,
  amountMax = Infinity,
}: Ranges) => ({
  ...(isAfter(from, until) && { until: endBeforeBeginning }),
  ...(isAfter(postedFrom, postedUntil) && { postedUntil: endBeforeBeginning }),
  ...(amountMin > amountMax && { amountMax: 'The maximum can’t be less than the minimum.' }),
});

/**
 * Refuses a range that ends before it begins, and names the field.
 * @param within prefixes the field names if the range is in a body
 */
export const refuseTurnedRange = (ranges: Ranges, within = ''): void => {
  const faults = Object.entries(faultsOf(ranges));
  if (faults.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(faults.map(([field, fault]) => [`${within}${field}`, fault])),
  });
};

type ListQuery = {
  readonly [filter: string]: unknown;
  readonly accountId?: string | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort?: string | undefined;
  readonly sortOrder?: 'asc' | 'desc' | undefined;
};

export const asksForAll = ({
  accountId: _accountId,
  offset: _offset,
  limit: _limit,
  sort = 'createdAt',
  sortOrder = 'desc',
  ...filter
}: ListQuery): boolean =>
  sort === 'createdAt' && sortOrder === 'desc' && Object.values(filter).every((value) => value === undefined);
