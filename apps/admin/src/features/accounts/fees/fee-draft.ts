import type { BodyOf, changeFeeProfile, FeeProfile } from '@tillbook/contract';
import { formatStrictMoneyInput, parseStrictMoneyInput } from '@tillbook/domain';
import {
  feeMissing,
  feesCrossed,
  feeUnclear,
  percentageMissing,
  percentageTooHigh,
  percentageUnclear,
} from '../messages.ts';

type WrittenFees = Pick<BodyOf<typeof changeFeeProfile>, 'cardTransactionFee' | 'achTransactionFee'>;

export const percentagePaths = {
  onlinePercentage: 'cardTransactionFee.onlinePercentageBasisPoints',
  inPersonPercentage: 'cardTransactionFee.inPersonPercentageBasisPoints',
  achPercentage: 'achTransactionFee.percentageBasisPoints',
} as const;

export const amountPaths = {
  onlineFlatFee: 'cardTransactionFee.onlineFlatFee',
  inPersonFlatFee: 'cardTransactionFee.inPersonFlatFee',
  achMinimumFee: 'achTransactionFee.minimumFee',
  achMaximumFee: 'achTransactionFee.maximumFee',
} as const;

type PercentageField = keyof typeof percentagePaths;
type AmountField = keyof typeof amountPaths;
type FeeField = PercentageField | AmountField;

export type FeeDraft = { readonly type: WrittenFees['cardTransactionFee']['type'] } & {
  readonly [Field in FeeField]: string;
};

export const emptyFees: FeeDraft = {
  type: 'fixed',
  onlinePercentage: '',
  onlineFlatFee: '',
  inPersonPercentage: '',
  inPersonFlatFee: '',
  achPercentage: '',
  achMinimumFee: '',
  achMaximumFee: '',
};

/**
 * Formats a percentage while it is typed, like an amount without the dollar sign. An ambiguous text is left
 * as typed.
 */
export const formatPercentageInput = (text: string): string =>
  formatStrictMoneyInput(text.replace('%', '')).replace('$', '');

const hundredths = (value: number): string => (value / 100).toFixed(2);

export const feeDraftOf = ({ cardTransactionFee: card, achTransactionFee: ach }: FeeProfile): FeeDraft => ({
  type: card.type === 'dynamic' ? 'dynamic' : 'fixed',
  onlinePercentage: hundredths(card.onlinePercentageBasisPoints),
  onlineFlatFee: `$${hundredths(card.onlineFlatFee)}`,
  inPersonPercentage: hundredths(card.inPersonPercentageBasisPoints),
  inPersonFlatFee: `$${hundredths(card.inPersonFlatFee)}`,
  achPercentage: hundredths(ach.percentageBasisPoints),
  achMinimumFee: `$${hundredths(ach.minimumFee)}`,
  achMaximumFee: `$${hundredths(ach.maximumFee)}`,
});

/** Returns 0 for an unclear text, which is never sent. */
const hundredthsIn = (text: string): number => parseStrictMoneyInput(text) ?? 0;

export const feesOfDraft = (draft: FeeDraft): WrittenFees => ({
  cardTransactionFee: {
    type: draft.type,
    onlinePercentageBasisPoints: hundredthsIn(draft.onlinePercentage),
    onlineFlatFee: hundredthsIn(draft.onlineFlatFee),
    inPersonPercentageBasisPoints: hundredthsIn(draft.inPersonPercentage),
    inPersonFlatFee: hundredthsIn(draft.inPersonFlatFee),
  },
  achTransactionFee: {
    maximumFee: hundredthsIn(draft.achMaximumFee),
    minimumFee: hundredthsIn(draft.achMinimumFee),
    percentageBasisPoints: hundredthsIn(draft.achPercentage),
  },
});

/** Problems by request path, as in the server's errors. */
export type FeeProblems = Readonly<Record<string, string>>;

/** Returns true for a field without a number yet: empty, or only a dot. */
const isEmpty = (text: string): boolean => !/\d/.test(text);

const percentageProblem = (text: string): string | undefined => {
  if (isEmpty(text)) return percentageMissing;
  const basisPoints = parseStrictMoneyInput(text);
  if (basisPoints === undefined) return percentageUnclear;
  return basisPoints > 10_000 ? percentageTooHigh : undefined;
};

const amountProblem = (text: string): string | undefined => {
  if (isEmpty(text)) return feeMissing;
  return parseStrictMoneyInput(text) === undefined ? feeUnclear : undefined;
};

const problemsOf = (draft: FeeDraft): readonly (readonly [path: string, problem: string | undefined])[] => [
  [percentagePaths.onlinePercentage, percentageProblem(draft.onlinePercentage)],
  [percentagePaths.inPersonPercentage, percentageProblem(draft.inPersonPercentage)],
  [percentagePaths.achPercentage, percentageProblem(draft.achPercentage)],
  [amountPaths.onlineFlatFee, amountProblem(draft.onlineFlatFee)],
  [amountPaths.inPersonFlatFee, amountProblem(draft.inPersonFlatFee)],
  [amountPaths.achMaximumFee, amountProblem(draft.achMaximumFee)],
  [amountPaths.achMinimumFee, minimumProblem(draft)],
];

const minimumProblem = ({ achMinimumFee, achMaximumFee }: FeeDraft): string | undefined => {
  const problem = amountProblem(achMinimumFee);
  if (problem !== undefined || amountProblem(achMaximumFee) !== undefined) return problem;
  const isCrossed = hundredthsIn(achMinimumFee) > hundredthsIn(achMaximumFee);
  return isCrossed ? feesCrossed : undefined;
};

/** Returns the problems that the form can detect itself; the server checks the rest. */
export const feeProblems = (draft: FeeDraft): FeeProblems =>
  Object.fromEntries(
    problemsOf(draft).flatMap(([path, problem]) => (problem === undefined ? [] : [[path, problem]])),
  );
