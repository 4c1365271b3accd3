import { expect, test } from 'vitest';
import {
  addLine,
  changeLine,
  emptyJournal,
  journalBody,
  journalOf,
  journalProblems,
  journalTotals,
  problemsOfLine,
  removeLine,
  type Journal,
} from './journal.ts';
import { unbalancedSet } from '../../testing/fixtures.ts';

const start = emptyJournal('2026-11-21');

/** Builds two lines: a debit of the bank account and a credit of equity. */
const written = (debitText: string, creditText: string): Journal =>
  changeLine(changeLine(start, 1, { accountId: 'bank', debitText }), 2, { accountId: 'equity', creditText });

test.each([
  ['$86.50', '$74.50', 8650, 7450, false],
  ['$86.5', '$86.50', 8650, 8650, true],
  ['', '', 0, 0, false],
])(
  'totals a debit of %s and a credit of %s',
  (debitText, creditText, debitCents, creditCents, isBalanced) => {
    expect(journalTotals(written(debitText, creditText).lines)).toEqual({
      debitCents,
      creditCents,
      isBalanced,
    });
  },
);

test('clears the other side when an amount is entered, but not when an amount is cleared', () => {
  const debit = changeLine(start, 1, { debitText: '$5' });
  const credit = changeLine(debit, 1, { creditText: '$7' });
  expect(credit.lines[0]).toMatchObject({ debitText: '', creditText: '$7' });
  expect(changeLine(credit, 1, { debitText: '' }).lines[0]).toMatchObject({ creditText: '$7' });
});

test.each([
  ['$86.50', '$74.50', { debitText: '', creditText: '$12.00' }],
  ['$1', '$1.05', { debitText: '$0.05', creditText: '' }],
  ['$1', '$1', { debitText: '', creditText: '' }],
])('adds a line that balances a debit of %s and a credit of %s', (debitText, creditText, missing) => {
  const journal = addLine(written(debitText, creditText));
  expect(journal.lines.at(-1)).toEqual({ key: 3, accountId: '', description: '', ...missing });
  expect(journalTotals(journal.lines).isBalanced).toBe(true);
});

test('preserves the keys of other lines when a line is removed, and never reuses a key', () => {
  const journal = removeLine(addLine(written('$1', '$1')), 2);
  expect(addLine(journal).lines.map(({ key }) => key)).toEqual([1, 3, 4]);
});

test('sends the lines that were started, and the date only if entered', () => {
  const journal: Journal = { ...addLine(written('$5', '$5')), reference: ' JE-1 ', date: ' ' };
  expect(journalBody(journal)).toEqual({
    reference: 'JE-1',
    description: '',
    ledgerEntries: [
      { accountId: 'bank', debitCents: 500, creditCents: 0 },
      { accountId: 'equity', debitCents: 0, creditCents: 500 },
    ],
  });
  expect(journalBody(start).date).toBe('2026-11-21');
});

test('reports a missing value on its visible line, even below an empty line', () => {
  const journal = changeLine(changeLine(addLine(start), 2, { accountId: 'bank' }), 3, { creditText: '$5' });
  const problems = journalProblems(journal);
  expect(problemsOfLine(journal, 1, problems)).toEqual({ account: undefined, amount: undefined });
  expect(problemsOfLine(journal, 2, problems)).toEqual({
    account: undefined,
    amount: 'Enter a debit or a credit.',
  });
  expect(problemsOfLine(journal, 3, problems)).toEqual({ account: 'Choose an account.', amount: undefined });
});

test.each([
  [{ debitText: '2,50' }, { amount: 'Enter an amount like 12.50, with a dot.', credit: undefined }],
  [{ creditText: '-5' }, { amount: undefined, credit: 'Enter an amount like 12.50, with a dot.' }],
])('rejects the amount %j at its own field', (change, problems) => {
  const journal = changeLine(start, 1, { accountId: 'bank', ...change });
  expect(problemsOfLine(journal, 1, journalProblems(journal))).toMatchObject(problems);
  expect(journalTotals(journal.lines)).toMatchObject({ debitCents: 0, creditCents: 0 });
});

test("assigns the server's messages about a line to that line", () => {
  const journal = written('$5', '$5');
  const problems = { 'ledgerEntries.1.accountId': 'This account doesn’t allow manual entries.' };
  expect(problemsOfLine(journal, 2, problems).account).toBe('This account doesn’t allow manual entries.');
  expect(problemsOfLine(journal, 1, problems).account).toBeUndefined();
});

test('shows a draft with all its fields', () => {
  const [first, ...others] = unbalancedSet.ledgerEntries;
  const noted = first ? [{ ...first, description: 'Two receipts' }, ...others] : others;
  expect(journalOf({ ...unbalancedSet, ledgerEntries: noted })).toEqual({
    reference: 'JE-2',
    date: '2026-11-21',
    description: 'Booked twice',
    lines: [
      { key: 1, accountId: 'gla_1010', description: 'Two receipts', debitText: '$86.50', creditText: '' },
      { key: 2, accountId: 'gla_3010', description: '', debitText: '', creditText: '$74.50' },
    ],
  });
});

test('omits the unchanged day of a draft, and sends a changed day', () => {
  const journal = journalOf(unbalancedSet);
  expect(journalBody(journal, '2026-11-21')).not.toHaveProperty('date');
  expect(journalBody({ ...journal, date: '2026-11-22' }, '2026-11-21')).toMatchObject({ date: '2026-11-22' });
});

test('sends the description of a line, and counts a line with only a description as started', () => {
  const journal = changeLine(written('$5', '$5'), 1, { description: ' Rent ' });
  expect(journalBody(journal).ledgerEntries[0]).toMatchObject({ description: 'Rent' });
  expect(journalProblems(changeLine(start, 1, { description: 'Rent' }))).toHaveProperty([
    'ledgerEntries.0.accountId',
  ]);
  expect(journalProblems(start)).toEqual({ ledgerEntries: 'Add at least one line.' });
});
