import { Badge, type Tone } from '../badge/badge.tsx';
import { Money } from '../money/money.tsx';
import { Identifier } from '../text/text.tsx';
import type { DataTableColumn, RowGroup, RowLink } from './column.ts';

export type StoryRow = {
  readonly id: string;
  readonly amount: string;
  readonly method: string;
  readonly channel: string;
  readonly date: string;
  readonly status: string;
  readonly tone: Tone;
};

const row = (
  id: string,
  amount: string,
  method: string,
  channel: string,
  date: string,
  status: string,
  tone: Tone,
): StoryRow => ({
  id,
  amount,
  method,
  channel,
  date,
  status,
  tone,
});

export const storyRows: readonly StoryRow[] = [
  row('74knwwne', '$128.40', 'Card', 'Online', 'Nov 21, 2026 2:52 PM', 'Succeeded', 'positive'),
  row('yycy3bhr', '$19.10', 'ACH', 'Online', 'Nov 21, 2026 12:02 PM', 'Succeeded', 'positive'),
  row('df4dzqp4', '$312.40', 'Card', 'In person', 'Nov 21, 2026 10:13 AM', 'Pending', 'caution'),
  row('p2vv17dp', '$10,000,000.00', 'ACH', 'Online', 'Nov 21, 2026 7:51 AM', 'Succeeded', 'positive'),
  row('48pg98nr', '$0.00', 'ACH', 'Online', 'Nov 21, 2026 7:10 AM', 'Failed', 'critical'),
  row('74ccx5e8', '-$7.80', 'N/A', 'Unknown', 'Nov 21, 2026 5:26 AM', 'Refunded', 'info'),
];

export const storyColumns: readonly DataTableColumn<StoryRow>[] = [
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    fit: true,
    slot: 'amount',
    skeletonWidth: 60,
    cell: ({ amount }) => <Money>{amount}</Money>,
  },
  {
    id: 'id',
    header: 'Instrument',
    slot: 'c',
    skeletonWidth: 64,
    cell: ({ id }) => <Identifier>{id}</Identifier>,
  },
  { id: 'method', header: 'Method', slot: 'a', skeletonWidth: 32, cell: ({ method }) => method },
  { id: 'channel', header: 'Channel', slot: 'b', skeletonWidth: 52, cell: ({ channel }) => channel },
  { id: 'date', header: 'Date', slot: 'lead', tabular: true, skeletonWidth: 144, cell: ({ date }) => date },
  {
    id: 'status',
    header: 'Status',
    fit: true,
    slot: 'status',
    skeletonWidth: 64,
    cell: ({ status, tone }) => <Badge tone={tone}>{status}</Badge>,
  },
];

export const storyLink = ({ id, amount, date }: StoryRow): RowLink | undefined => ({
  href: `/rows/${id}`,
  label: `${amount}, ${date}`,
});

/** The same rows, two on each of three days. */
export const storyRowsByDay: readonly StoryRow[] = storyRows.map((one, index) => ({
  ...one,
  date: one.date.replace('Nov 21', `Nov ${String(21 - Math.floor(index / 2))}`),
}));

const dayGroups: Readonly<Record<string, RowGroup>> = {
  'Nov 21': { id: 'Nov 21', heading: 'Saturday, November 21', sum: '$147.50' },
  'Nov 20': { id: 'Nov 20', heading: 'Friday, November 20', sum: '$10,000,312.40' },
};

/** Returns the day of a row; one day has no sum. */
export const storyGroup = ({ date }: StoryRow): RowGroup =>
  dayGroups[date.slice(0, 6)] ?? { id: 'Nov 19', heading: 'Thursday, November 19' };
