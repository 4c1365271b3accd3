import {
  exportColumnsOf,
  lists,
  type BodyOf,
  type createExport,
  type ExportFilter,
  type ListName,
} from '@tillbook/contract';
import { refuseTurnedRange } from '../../http/list-query.ts';
import { isTimeZone } from '../../downloads/csv/local-time.ts';

type Requested = BodyOf<typeof createExport>;
type Faults = Readonly<Record<string, string>>;

const filterNames: Readonly<Record<keyof ExportFilter, string>> = {
  status: 'status',
  kind: 'kind',
  method: 'method',
  channel: 'channel',
  from: 'date',
  until: 'date',
  postedFrom: 'posted',
  postedUntil: 'posted',
  amountMin: 'amount',
  amountMax: 'amount',
  lastFour: 'lastFour',
  text: 'text',
  type: 'type',
  purpose: 'purpose',
  category: 'category',
  settlementId: 'settlement',
};

/** All transaction lists accept the same fields, even fields that their menus don't offer. */
const transactionFilters: readonly string[] = [...lists.payments.filters, ...lists.payouts.filters, 'posted'];

/** Includes `settlement`, which the page of a settlement sets and the filter menu lacks. */
const settledFilters: readonly string[] = [...lists['settled-ledger'].filters, 'settlement'];

const filtersOf = (list: ListName): readonly string[] => {
  if (list === 'settled-ledger') return settledFilters;
  return lists[list].call === 'listTransactions' ? transactionFilters : lists[list].filters;
};

export const filterFaults = (list: ListName, filter: ExportFilter = {}, within = ''): Faults => {
  const known = filtersOf(list);
  const statuses: readonly string[] = lists[list].statuses;
  const fields = Object.entries(filterNames).filter(
    ([field, name]) =>
      Object.entries(filter).some(([set, value]) => set === field && value !== undefined) &&
      !known.includes(name),
  );
  const unknown = fields.map(([field]) => [`${within}${field}`, 'This list doesn’t have this filter.']);
  const isForeign =
    filter.status !== undefined && known.includes('status') && !statuses.includes(filter.status);
  return {
    ...Object.fromEntries(unknown),
    ...(isForeign && { [`${within}status`]: 'This list doesn’t have this status.' }),
  };
};

const columnFaults = (list: ListName, columns: Requested['columns'] = []): Faults => {
  const known: readonly string[] = exportColumnsOf[list];
  return columns.every((column) => known.includes(column))
    ? {}
    : { columns: 'Choose columns from this list.' };
};

/** Returns the errors of an export request by field, or `undefined` if it is valid. */
export const exportFaults = ({ list, filter, columns, timeZone }: Requested): Faults | undefined => {
  refuseTurnedRange(filter ?? {}, 'filter.');
  const faults = {
    ...filterFaults(list, filter, 'filter.'),
    ...columnFaults(list, columns),
    ...(!isTimeZone(timeZone) && { timeZone: 'Enter a time zone such as America/New_York.' }),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
};
