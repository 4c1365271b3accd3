import type { Round } from './round.ts';

const columns: readonly (readonly [title: string, value: (round: Round) => string])[] = [
  ['fault', ({ fault }) => fault],
  ['away (s), one / 50', ({ awaySeconds: { one, many } }) => `${one.toFixed(1)} / ${many.toFixed(1)}`],
  ['acknowledged, one / 50', ({ acknowledged: { one, many } }) => `${one} / ${many}`],
  ['lost', ({ lost }) => String(lost)],
  ['doubled', ({ doubled }) => String(doubled)],
  ['books', ({ violations }) => (violations === 0 ? 'balance' : `${violations} violations`)],
  ['503', ({ notNow }) => String(notNow)],
  ['no response', ({ withoutResponse }) => String(withoutResponse)],
  ['other', ({ otherAnswers }) => String(otherAnswers)],
];

export const failoverTable = (rounds: readonly Round[]): string => {
  const rows = [
    columns.map(([title]) => title),
    ...rounds.map((round) => columns.map(([, value]) => value(round))),
  ];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [titles = [], ...values] = rows;
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...values.map(line)].join('\n');
};
