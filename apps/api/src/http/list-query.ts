import { AppError } from '../app-error.ts';

/** The ends of what a list is narrowed to. */
export type Ranges = {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly amountMin?: number | undefined;
  readonly amountMax?: number | undefined;
};

const isAfter = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && new Date(one) > new Date(other);

const faultsOf = ({ from, until, amountMin = -Infinity, amountMax = Infinity }: Ranges) => ({
  ...(isAfter(from, until) && { until: 'Give an end that is not before the beginning.' }),
  ...(amountMin > amountMax && { amountMax: 'Give an amount that is not below the smallest.' }),
});

/**
 * Refuses a range that ends before it begins, with the field named.
 *
 * @param within where a body has the range, for the names of the fields
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

/** Whether a call asks for a list as it is: all of it, the newest first. */
export const asksForAll = ({
  accountId: _accountId,
  offset: _offset,
  limit: _limit,
  sort = 'createdAt',
  sortOrder = 'desc',
  ...filter
}: ListQuery): boolean =>
  sort === 'createdAt' && sortOrder === 'desc' && Object.values(filter).every((part) => part === undefined);
