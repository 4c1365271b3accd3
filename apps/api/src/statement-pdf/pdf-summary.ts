import type { Statement } from '@tillbook/contract';
import { formatCents, formatDate, formatDateTime, formatMonth, movementLabel } from '@tillbook/domain';
import { withMissingNote, type HeadLine } from './pdf-head.ts';
import { page, rowHeight, type FirstPage } from './pdf-pages.ts';
import { drawRule, writeText, type Pdf } from './pdf-text.ts';
import { statementTimeZone, type StatementFacts } from './statement-file.ts';

type Structure = ReturnType<Pdf['struct']>;

const inNewYork = { timeZone: statementTimeZone };

const periodText = ({ statement: { startsAt, endsAt, closed }, madeAt }: StatementFacts): string => {
  const first = formatDate(startsAt, inNewYork);
  if (!closed)
    return `${first} to ${formatDateTime(madeAt, inNewYork)}, Eastern Time. The month isn’t over yet.`;
  return `${first} to ${formatDate(new Date(Date.parse(endsAt) - 1), inNewYork)}, Eastern Time`;
};

const holderText = ({ name, legalName }: StatementFacts['holder']): string =>
  legalName === name ? name : `${name}, ${legalName}`;

export const statementHead = (facts: StatementFacts): readonly HeadLine[] => {
  const { brandName, holder, statement } = facts;
  const lines: readonly HeadLine[] = [
    { kind: 'P', text: brandName, size: 9 },
    { kind: 'H1', text: `Statement, ${formatMonth(statement.month)}`, size: 18, bold: true },
    { kind: 'P', text: holderText(holder), size: 10 },
    { kind: 'P', text: `Account ID ${holder.id}`, size: 9 },
    { kind: 'P', text: periodText(facts), size: 9 },
  ];
  return withMissingNote(lines);
};

type SummaryLine = {
  readonly label: string;
  readonly count?: number;
  readonly cents: number;
  readonly bold?: boolean;
};

const summaryLines = (statement: Statement): readonly SummaryLine[] => [
  { label: 'Opening balance', cents: statement.openingBalance },
  ...statement.movements.map(({ kind, entryCount, amount }) => ({
    label: movementLabel(kind),
    count: entryCount,
    cents: amount,
  })),
  { label: 'Difference', cents: statement.unexplained },
  { label: 'Closing balance', cents: statement.closingBalance, bold: true },
];

const countX = 300;
const amountX = 400;
const countWidth = 60;
const labelWidth = countX - countWidth - page.left - 8;

export const writeSummary = (
  pdf: Pdf,
  root: Structure,
  { statement }: StatementFacts,
  { summaryY }: FirstPage,
): void => {
  const table = pdf.struct('Table');
  root.add(table);
  const row = (kind: 'TH' | 'TD', cells: readonly [string, string, string], y: number, bold: boolean) => {
    const cell = (text: string, x: number, width: number, endsAtX: boolean) =>
      pdf.struct(kind, {}, () => writeText(pdf, { text, x, y, width, bold, endsAtX }));
    const [label, count, amount] = cells;
    table.add(
      pdf.struct('TR', {}, [
        cell(label, page.left, labelWidth, false),
        cell(count, countX, countWidth, true),
        cell(amount, amountX, amountX - countX - 8, true),
      ]),
    );
  };
  row('TH', ['How it adds up', 'Entries', 'Amount'], summaryY, true);
  drawRule(pdf, { from: page.left, to: amountX, y: summaryY + 12 });
  for (const [index, { label, count, cents, bold = false }] of summaryLines(statement).entries()) {
    const y = summaryY + (index + 1) * rowHeight + 2;
    row('TD', [label, count?.toLocaleString('en-US') ?? '', formatCents(cents)], y, bold);
  }
  table.end();
};
