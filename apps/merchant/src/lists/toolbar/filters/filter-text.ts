import {
  capitalize,
  instrumentTypeLabel,
  channelLabel,
  formatCents,
  formatDate,
  ledgerCategoryLabel,
  methodLabel,
  statusLabel,
} from '@tillbook/domain';
import {
  lists,
  channels,
  instrumentPurposes,
  instrumentTypes,
  ledgerCategories,
  methods,
  payoutKinds,
  periods,
  type FilterName,
  type ListName,
  type Period,
} from '@tillbook/contract';
import type { ListPresentation } from '../../define-list.ts';
import type { ListFilters } from '../../search-params.ts';

const filterLabels: Readonly<Record<FilterName, string>> = {
  status: 'Status',
  kind: 'Type',
  type: 'Type',
  purpose: 'Purpose',
  category: 'Category',
  date: 'Date',
  amount: 'Amount',
  method: 'Method',
  channel: 'Channel',
  lastFour: 'Last four',
  text: 'Description or ID',
};

export type FilteredList = Pick<ListPresentation<never>, 'name' | 'filterLabels' | 'textHelp'>;

export const filterLabel = (list: FilteredList, id: FilterName): string =>
  list.filterLabels?.[id] ?? filterLabels[id];

export const nothingOf: Readonly<Record<FilterName, ListFilters>> = {
  status: { status: undefined },
  kind: { kind: undefined },
  type: { type: undefined },
  purpose: { purpose: undefined },
  category: { category: undefined },
  date: { date: undefined, from: undefined, until: undefined, postedOn: undefined },
  amount: { amountMin: undefined, amountMax: undefined },
  method: { method: undefined },
  channel: { channel: undefined },
  lastFour: { lastFour: undefined },
  text: { text: undefined },
};

const periodLabels: Readonly<Record<Period, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-24-hours': 'Last 24 hours',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
};

type ChoiceId = 'status' | 'kind' | 'type' | 'purpose' | 'category' | 'method' | 'channel';

export const choicesOf = (name: ListName, id: ChoiceId): readonly { value: string; label: string }[] => {
  switch (id) {
    case 'status':
      return lists[name].statuses.map((value) => ({ value, label: statusLabel(value) }));
    case 'kind':
      return payoutKinds.map((value) => ({ value, label: capitalize(value) }));
    case 'type':
      return instrumentTypes.map((value) => ({ value, label: instrumentTypeLabel(value) }));
    case 'purpose':
      return instrumentPurposes.map((value) => ({ value, label: capitalize(value) }));
    case 'category':
      return ledgerCategories.map((value) => ({ value, label: ledgerCategoryLabel(value) }));
    case 'method':
      return methods.map((value) => ({ value, label: methodLabel(value) }));
    case 'channel':
      return channels.map((value) => ({ value, label: channelLabel(value) }));
  }
};

export const periodChoices = periods.map((value) => ({ value, label: periodLabels[value] }));

const rangeText = (least: string | undefined, most: string | undefined, from: string): string | undefined => {
  if (least === most) return least;
  if (most === undefined) return `${from} ${least ?? ''}`;
  return least === undefined ? `up to ${most}` : `${least} – ${most}`;
};

const dayText = (day: string | undefined): string | undefined => day && formatDate(day, { timeZone: 'UTC' });

const dollarsText = (dollars: string | undefined): string | undefined =>
  dollars && formatCents(Math.round(Number(dollars) * 100));

/**
 * Returns a filter's value in words; undefined if it is not set.
 *
 * @example filterText('amount', { amountMin: '20' }) // 'from $20.00'
 */
export const filterText = (id: FilterName, filters: ListFilters): string | undefined => {
  const {
    status,
    kind,
    type,
    purpose,
    category,
    date,
    from,
    until,
    postedOn,
    amountMin,
    amountMax,
    method,
    channel,
    lastFour,
    text,
  } = filters;
  switch (id) {
    case 'status':
      return status && statusLabel(status);
    case 'kind':
      return kind && capitalize(kind);
    case 'type':
      return type && instrumentTypeLabel(type);
    case 'purpose':
      return purpose && capitalize(purpose);
    case 'category':
      return category && ledgerCategoryLabel(category);
    case 'date':
      if (postedOn) return `posted ${dayText(postedOn)}, Eastern Time`;
      return date ? periodLabels[date] : rangeText(dayText(from), dayText(until), 'from');
    case 'amount':
      return rangeText(dollarsText(amountMin), dollarsText(amountMax), 'from');
    case 'method':
      return method && methodLabel(method);
    case 'channel':
      return channel && channelLabel(channel);
    case 'lastFour':
      return lastFour;
    case 'text':
      return text && `“${text}”`;
  }
};
