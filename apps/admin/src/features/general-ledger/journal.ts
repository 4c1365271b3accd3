import type { BodyOf, createEntrySet, EntrySet } from '@tillbook/contract';
import { parseMoneyInput } from '@tillbook/domain';
import { accountMissing, amountMissing, noLines } from './messages.ts';

/** A line as it is being written: the amounts are the texts in their fields. */
export type JournalLine = {
  /** Stays with the line while others come and go. */
  readonly key: number;
  readonly accountId: string;
  readonly description: string;
  readonly debitText: string;
  readonly creditText: string;
};

/** An entry set as it is being written. */
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

/** A debit and a credit, which is the least there can be. */
export const emptyJournal = (date: string): Journal => ({
  reference: '',
  date,
  description: '',
  lines: [emptyLine(1), emptyLine(2)],
});

/** Writes cents as a money field does: `$12.50`. */
const fieldText = (cents: number): string =>
  `$${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

const sideText = (cents: number): string => (cents === 0 ? '' : fieldText(cents));

/** The day of the books that an entry set stands on. */
export const dayOfEntrySet = ({ date }: Pick<EntrySet, 'date'>): string => date.slice(0, 10);

/** An entry set as the journal shows it, to be changed. */
export const journalOf = (entrySet: EntrySet): Journal => ({
  reference: entrySet.reference,
  date: dayOfEntrySet(entrySet),
  description: entrySet.description,
  lines: entrySet.ledgerEntries.map((line, place) => ({
    key: place + 1,
    accountId: line.accountId,
    description: line.description ?? '',
    debitText: sideText(line.debitCents),
    creditText: sideText(line.creditCents),
  })),
});

const debitCents = (line: JournalLine): number => parseMoneyInput(line.debitText);
const creditCents = (line: JournalLine): number => parseMoneyInput(line.creditText);

export type JournalTotals = {
  readonly debitCents: number;
  readonly creditCents: number;
  readonly isBalanced: boolean;
};

/** What both sides come to. Nothing at all is no balance. */
export const journalTotals = (lines: readonly JournalLine[]): JournalTotals => {
  const debits = lines.reduce((sum, line) => sum + debitCents(line), 0);
  const credits = lines.reduce((sum, line) => sum + creditCents(line), 0);
  return { debitCents: debits, creditCents: credits, isBalanced: debits === credits && debits > 0 };
};

/** Changes one line. A line has one side, so an amount on the one clears the other. */
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

/** Adds a line that already holds what one side is short of. */
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

/** The lines that were begun. What was left empty is no line. */
const begunLines = ({ lines }: Journal): readonly JournalLine[] =>
  lines.filter(
    (line) =>
      line.accountId !== '' ||
      line.description.trim() !== '' ||
      debitCents(line) > 0 ||
      creditCents(line) > 0,
  );

/** What is wrong, by the path the server would name it by. */
export type JournalProblems = Readonly<Record<string, string>>;

const problemsAt = (line: JournalLine, place: number): JournalProblems => {
  const path = `ledgerEntries.${String(place)}`;
  return {
    ...(line.accountId === '' && { [`${path}.accountId`]: accountMissing }),
    ...(debitCents(line) === 0 && creditCents(line) === 0 && { [`${path}.debitCents`]: amountMissing }),
  };
};

/** What the form can see by itself. Everything else the server says. */
export const journalProblems = (journal: Journal): JournalProblems => {
  const lines = begunLines(journal);
  return lines.length === 0 ? { ledgerEntries: noLines } : Object.assign({}, ...lines.map(problemsAt));
};

export type LineProblems = {
  readonly account: string | undefined;
  readonly description: string | undefined;
  readonly amount: string | undefined;
};

/** What is wrong with one line. The server counts the lines it was sent, and an empty one was not. */
export const problemsOfLine = (journal: Journal, key: number, problems: JournalProblems): LineProblems => {
  const place = begunLines(journal).findIndex((line) => line.key === key);
  const path = `ledgerEntries.${String(place)}`;
  return {
    account: problems[`${path}.accountId`],
    description: problems[`${path}.description`],
    // What is wrong with the line as a whole is wrong with its amounts: it has none, or two.
    amount: problems[`${path}.debitCents`] ?? problems[`${path}.creditCents`] ?? problems[path],
  };
};

/**
 * The journal as it is sent.
 *
 * @param savedDay the day a draft stands on already. Unchanged it is not sent, for the draft may stand on a moment of it.
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
