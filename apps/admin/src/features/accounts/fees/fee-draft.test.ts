import { expect, test } from 'vitest';
import { administration } from '../../../testing/fixtures.ts';
import { emptyFees, feeDraftOf, feeProblems, feesOfDraft, formatPercentageInput } from './fee-draft.ts';

const { feeProfile } = administration();
const draft = feeDraftOf(feeProfile);

test('shows a fee profile in dollars and percent, and sends it unchanged when nothing was edited', () => {
  expect(draft).toEqual({
    type: 'fixed',
    onlinePercentage: '2.90',
    onlineFlatFee: '$0.30',
    inPersonPercentage: '2.60',
    inPersonFlatFee: '$0.10',
    achPercentage: '0.80',
    achMinimumFee: '$0.25',
    achMaximumFee: '$5.00',
  });
  expect(feesOfDraft(draft)).toEqual(feeProfile);
  expect(feeProblems(draft)).toEqual({});
});

test('reports an empty field as a problem, and accepts 0 as a fee', () => {
  expect(Object.keys(feeProblems(emptyFees))).toHaveLength(7);
  const free = { ...draft, onlinePercentage: '0', onlineFlatFee: '$0', achMinimumFee: '$0.00' };
  expect(feeProblems(free)).toEqual({});
  expect(feesOfDraft(free).cardTransactionFee).toMatchObject({
    onlinePercentageBasisPoints: 0,
    onlineFlatFee: 0,
  });
});

test.each([
  [
    { onlinePercentage: '100.01' },
    'cardTransactionFee.onlinePercentageBasisPoints',
    'Enter a percentage of 100 or less.',
  ],
  [
    { inPersonPercentage: '2,9' },
    'cardTransactionFee.inPersonPercentageBasisPoints',
    'Enter a percentage like 2.9, with a dot.',
  ],
  [{ achMaximumFee: '-5' }, 'achTransactionFee.maximumFee', 'Enter an amount like 0.30, with a dot.'],
  [{ achMinimumFee: '0,25' }, 'achTransactionFee.minimumFee', 'Enter an amount like 0.30, with a dot.'],
  [{ onlineFlatFee: '$0.305' }, 'cardTransactionFee.onlineFlatFee', 'Enter an amount like 0.30, with a dot.'],
  [{ achPercentage: '.' }, 'achTransactionFee.percentageBasisPoints', 'Enter a percentage. 0 is allowed.'],
  [{ inPersonFlatFee: '$.' }, 'cardTransactionFee.inPersonFlatFee', 'Enter an amount. 0 is allowed.'],
  [
    { achMinimumFee: '$5.01' },
    'achTransactionFee.minimumFee',
    'The minimum fee can’t be more than the maximum fee.',
  ],
])('reports %j as a problem at %s', (change, path, problem) => {
  expect(feeProblems({ ...draft, ...change })).toEqual({ [path]: problem });
});

test.each([
  ['2.9', '2.9'],
  ['2.9%', '2.9'],
  ['02', '2'],
  ['2,9', '2,9'],
  ['2.905', '2.905'],
  ['', ''],
])('formats the percentage %j as %j', (typed, written) => {
  expect(formatPercentageInput(typed)).toBe(written);
});
