import type { StatementEntry } from '@tillbook/contract';
import { csvHeadings, csvRow, movementEntryLabel, formatDecimal } from '@tillbook/domain';
import { localTime } from '../../downloads/csv/local-time.ts';
import {
  statementTimeZone,
  type StatementFacts,
  type StatementFile,
} from '../../statement-pdf/statement-file.ts';

const time = localTime(statementTimeZone);

const headings = [
  `Date (${statementTimeZone})`,
  'Type',
  'Description',
  'Transaction',
  'Entry',
  'Amount',
  'Balance',
];

const balanceRow = (label: string, at: string, cents: number): string =>
  csvRow([time.withOffset(new Date(at)), label, '', '', '', '', { number: formatDecimal(cents) }]);

const entryRow = (entry: StatementEntry): string =>
  csvRow([
    time.withOffset(new Date(entry.settledAt)),
    movementEntryLabel(entry.kind),
    entry.description ?? '',
    entry.transactionId ?? '',
    entry.id,
    { number: formatDecimal(entry.amount) },
    { number: formatDecimal(entry.afterBalance) },
  ]);

/** Writes a row per entry between the opening and the closing balance, with amounts in dollars. */
export const statementCsv = ({ statement, madeAt }: StatementFacts): StatementFile<string> => {
  const { startsAt, endsAt, closed, openingBalance, closingBalance } = statement;
  const end = closed ? endsAt : madeAt.toISOString();
  return {
    batchSize: 1000,
    opening: () => csvHeadings(headings) + balanceRow('Opening balance', startsAt, openingBalance),
    entries: (entries) => entries.map(entryRow).join(''),
    closing: () => balanceRow('Closing balance', end, closingBalance),
  };
};
