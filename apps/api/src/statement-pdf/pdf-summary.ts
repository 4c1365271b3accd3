import type { Statement } from '@tillbook/contract';
import { formatCents, formatDate, formatDateTime, formatMonth, movementLabel } from '@tillbook/domain';
import { firstPage, page, rowHeight } from './pdf-pages.ts';
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

const writeHead = (pdf: Pdf, root: Structure, facts: StatementFacts): void => {
  const { brandName, holder, statement } = facts;
  const line = (kind: string, text: string, y: number, size: number, bold = false) =>
    root.add(pdf.struct(kind, {}, () => writeText(pdf, { text, x: page.left, y, size, bold })));
  line('P', brandName, page.top, 9);
  line('H1', `Statement, ${formatMonth(statement.month)}`, page.top + 16, 18, true);
  line(
    'P',
    holder.legalName === holder.name ? holder.name : `${holder.name}, ${holder.legalName}`,
    page.top + 44,
    10,
  );
  line('P', `Account ID ${holder.id}`, page.top + 58, 9);
  line('P', periodText(facts), page.top + 71, 9);
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

/** Whose statement it is, of which month, and how it adds up. */
export const writeSummary = (pdf: Pdf, root: Structure, facts: StatementFacts): void => {
  writeHead(pdf, root, facts);
  const table = pdf.struct('Table');
  root.add(table);
  const { summaryY } = firstPage(facts.statement);
  const row = (kind: 'TH' | 'TD', cells: readonly [string, string, string], y: number, bold: boolean) => {
    const cell = (text: string, x: number, endsAtX: boolean) =>
      pdf.struct(kind, {}, () => writeText(pdf, { text, x, y, bold, endsAtX }));
    const [label, count, amount] = cells;
    table.add(
      pdf.struct('TR', {}, [
        cell(label, page.left, false),
        cell(count, countX, true),
        cell(amount, amountX, true),
      ]),
    );
  };
  row('TH', ['How it adds up', 'Entries', 'Amount'], summaryY, true);
  drawRule(pdf, { from: page.left, to: amountX, y: summaryY + 12 });
  for (const [index, { label, count, cents, bold = false }] of summaryLines(facts.statement).entries()) {
    const y = summaryY + (index + 1) * rowHeight + 2;
    row('TD', [label, count?.toLocaleString('en-US') ?? '', formatCents(cents)], y, bold);
  }
  table.end();
};
