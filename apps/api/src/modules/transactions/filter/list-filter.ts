import type { BodyOf, createExport } from '@tillbook/contract';
import { AppError } from '../../../http/app-error.ts';

/** What a list of transactions is narrowed to, as the contract says it; an absent part narrows nothing. */
export type ListFilter = NonNullable<BodyOf<typeof createExport>['filter']>;

const isAfter = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && new Date(one) > new Date(other);

const faultsOf = ({ from, until, amountMin = 0, amountMax = Infinity }: ListFilter) => ({
  ...(isAfter(from, until) && { until: 'Give an end that is not before the beginning.' }),
  ...(amountMin > amountMax && { amountMax: 'Give an amount that is not below the smallest.' }),
});

/**
 * The filter among the parameters of a call, or nothing where they narrow nothing. A range that ends before it begins is refused.
 *
 * @param within where a body has the filter, for the names of the fields
 */
export const listFilterIn = (given: ListFilter, within = ''): ListFilter | undefined => {
  const faults = Object.entries(faultsOf(given));
  if (faults.length > 0) {
    throw new AppError('invalid_input', {
      fields: Object.fromEntries(faults.map(([field, fault]) => [`${within}${field}`, fault])),
    });
  }
  const { status, method, channel, from, until, amountMin, amountMax, lastFour } = given;
  const text = given.text?.trim() === '' ? undefined : given.text?.trim();
  const filter = { status, method, channel, from, until, amountMin, amountMax, lastFour, text };
  return Object.values(filter).some((part) => part !== undefined) ? filter : undefined;
};
