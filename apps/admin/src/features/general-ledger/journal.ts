import type { BodyOf, createEntrySet, EntrySet } from '@tillbook/contract';
import { parseStrictMoneyInput } from '@tillbook/domain';
import { accountMissing, amountMissing, amountUnclear, noLines } from './messages.ts';

export type JournalLine = {
  /** Stable while other lines are added and removed. */
  readonly key: number;
  readonly accountId: string;
  readonly description: string;
  readonly debitText: string;
  readonly creditText: string;
};

export type Journal = {
  readonly reference: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly description: string;
  readonly lines: readonly JournalLine[];
};

export type EntrySetBody = BodyOf<typeof createEntrySet>;

const emptyLine = (key: number): JournalLine => ({
  key,
  accountId: '',
  description: '',
  debitText: '',
  creditText: '',
});

/** Starts with a debit and a credit, the minimum. */
export const emptyJournal = (date: string): Journal => ({
  reference: '',
  date,
  description: '',
  lines: [emptyLine(1), emptyLine(2)],
});

/** Formats cents like a money field: `$12.50`. */
const fieldText = (cents: number): string =>
  `$${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

const sideText = (cents: number): string => (cents === 0 ? '' : fieldText(cents));

export const dayOfEntrySet = ({ date }: Pick<EntrySet, 'date'>): string => date.slice(0, 10);

export const journalOf = (entrySet: EntrySet): Journal => ({
  reference: entrySet.reference,
  date: dayOfEntrySet(entrySet),
  description: entrySet.description,
  lines: entrySet.ledgerEntries.map((line, index) => ({
    key: index + 1,
    accountId: line.accountId,
    description: line.description ?? '',
    debitText: sideText(line.debitCents),
    creditText: sideText(line.creditCents),
  })),
});

/** Returns 0 for a text that is not clearly an amount; a journal with this text is not sent. */
const centsOf = (text: string): number => parseStrictMoneyInput(text) ?? 0;
const debitCents = (line: JournalLine): number => centsOf(line.debitText);
const creditCents = (line: JournalLine): number => centsOf(line.creditText);
const isUnclear = (text: string): boolean => parseStrictMoneyInput(text) === undefined;

export type JournalTotals = {
  readonly debitCents: number;
  readonly creditCents: number;
  readonly isBalanced: boolean;
};

/** Returns the totals of both sides. Zero on both sides does not count as balanced. */
export const journalTotals = (lines: readonly JournalLine[]): JournalTotals => {
  const debits = lines.reduce((sum, line) => sum + debitCents(line), 0);
  const credits = lines.reduce((sum, line) => sum + creditCents(line), 0);
  return { debitCents: debits, creditCents: credits, isBalanced: debits === credits && debits > 0 };
};

/** Changes one line. An amount on one side clears the other side, because a line has only one amount. */
export const changeLine = (
  journal: Journal,
  key: number,
  change: Partial<Omit<JournalLine, 'key'>>,
): Journal => {
  const otherSide = {
    ...(change.debitText !== undefined && change.debitText !== '' && { creditText: '' }),
    ...(change.creditText !== undefined && change.creditText !== '' && { debitText: '' }),
  };
  return {
    ...journal,
    lines: journal.lines.map((line) => (line.key === key ? { ...line, ...otherSide, ...change } : line)),
  };
};

export const addLine = (journal: Journal): Journal => {
  const { debitCents: debits, creditCents: credits } = journalTotals(journal.lines);
  const key = Math.max(0, ...journal.lines.map((line) => line.key)) + 1;
  const missing = {
    ...(debits > credits && { creditText: fieldText(debits - credits) }),
    ...(credits > debits && { debitText: fieldText(credits - debits) }),
  };
  return { ...journal, lines: [...journal.lines, { ...emptyLine(key), ...missing }] };
};

export const removeLine = (journal: Journal, key: number): Journal => ({
  ...journal,
  lines: journal.lines.filter((line) => line.key !== key),
});

const begunLines = ({ lines }: Journal): readonly JournalLine[] =>
  lines.filter(
    (line) =>
      line.accountId !== '' ||
      line.description.trim() !== '' ||
      [line.debitText, line.creditText].some((text) => centsOf(text) > 0 || isUnclear(text)),
  );

/** Problems by request path, as in the server's errors. */
export type JournalProblems = Readonly<Record<string, string>>;

const problemsAt = (line: JournalLine, index: number): JournalProblems => {
  const path = `ledgerEntries.${String(index)}`;
  return {
    ...(line.accountId === '' && { [`${path}.accountId`]: accountMissing }),
    ...amountProblems(line, path),
  };
};

const amountProblems = (line: JournalLine, path: string): JournalProblems => {
  if (isUnclear(line.debitText)) return { [`${path}.debitCents`]: amountUnclear };
  if (isUnclear(line.creditText)) return { [`${path}.creditCents`]: amountUnclear };
  return debitCents(line) + creditCents(line) === 0 ? { [`${path}.debitCents`]: amountMissing } : {};
};

/** Returns the problems that the form can detect itself; the server checks the rest. */
export const journalProblems = (journal: Journal): JournalProblems => {
  const lines = begunLines(journal);
  return lines.length === 0 ? { ledgerEntries: noLines } : Object.assign({}, ...lines.map(problemsAt));
};

export type LineProblems = {
  readonly account: string | undefined;
  readonly description: string | undefined;
  readonly amount: string | undefined;
  readonly credit: string | undefined;
};

/**
 * Returns the problems of one line. The server counts the lines that it received, which exclude empty lines.
 */
export const problemsOfLine = (journal: Journal, key: number, problems: JournalProblems): LineProblems => {
  const index = begunLines(journal).findIndex((line) => line.key === key);
  const path = `ledgerEntries.${String(index)}`;
  return {
    account: problems[`${path}.accountId`],
    description: problems[`${path}.description`],
    // Shows a problem of the whole line (no amount, or two amounts) at its debit.
    amount: problems[`${path}.debitCents`] ?? problems[path],
    credit: problems[`${path}.creditCents`],
  };
};

/**
 * Returns the journal as a request body.
 *
 * @param savedDay the draft's saved day. An unchanged day is not sent, because the draft may have a time on
 * that day.
 */
export const journalBody = (journal: Journal, savedDay?: string): EntrySetBody => {
  const date = journal.date.trim();
  return {
    reference: journal.reference.trim(),
    description: journal.description.trim(),
    ...(date !== '' && date !== savedDay && { date }),
    ledgerEntries: begunLines(journal).map((line) => ({
      accountId: line.accountId,
      debitCents: debitCents(line),
      creditCents: creditCents(line),
      ...(line.description.trim() !== '' && { description: line.description.trim() }),
    })),
  };
};
