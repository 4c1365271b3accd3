import { boundedFeeCents, formatBasisPoints, formatCents, percentageFeeCents } from '@tillbook/domain';
import type { feeProfiles } from '../db/schema/index.ts';
import type { EntryCategory } from './posting.ts';

export type FeeProfileRow = typeof feeProfiles.$inferSelect;

export type Fee = {
  readonly category: EntryCategory;
  readonly amountCents: number;
  readonly description: string;
};

/** The sandbox's card networks charge interchange for every card payment; `dynamic` profiles pass it on. */
export const interchangeBasisPoints = 180;
export const interchangeFlatCents = 10;

/** Returns the platform's cost of a card payment, in cents. */
export const interchangeCents = (amountCents: number): number =>
  percentageFeeCents(amountCents, interchangeBasisPoints) + interchangeFlatCents;

export const cardRates = (profile: FeeProfileRow, channel: 'online' | 'in_person') =>
  channel === 'online'
    ? { basisPoints: profile.onlinePercentageBasisPoints, flatCents: profile.onlineFlatFeeCents }
    : { basisPoints: profile.inPersonPercentageBasisPoints, flatCents: profile.inPersonFlatFeeCents };

/** Adds passed-on interchange to the rates first, so that each entry is rounded once. */
export const cardFees = (
  amountCents: number,
  channel: 'online' | 'in_person',
  profile: FeeProfileRow,
): readonly Fee[] => {
  const { basisPoints, flatCents } = cardRates(profile, channel);
  const passedOn = profile.cardFeeType === 'dynamic';
  const chargedBasisPoints = basisPoints + (passedOn ? interchangeBasisPoints : 0);
  return withoutZero([
    {
      category: 'card_percentage_fee',
      amountCents: percentageFeeCents(amountCents, chargedBasisPoints),
      description: `${formatBasisPoints(chargedBasisPoints)} of ${formatCents(amountCents)}`,
    },
    {
      category: 'card_flat_fee',
      amountCents: flatCents + (passedOn ? interchangeFlatCents : 0),
      description: 'Per card payment',
    },
  ]);
};

const bankFeeDescription = (amountCents: number, feeCents: number, profile: FeeProfileRow): string => {
  const percentageCents = percentageFeeCents(amountCents, profile.achPercentageBasisPoints);
  if (feeCents > percentageCents) return 'Minimum fee';
  if (feeCents < percentageCents) return 'Maximum fee';
  return `${formatBasisPoints(profile.achPercentageBasisPoints)} of ${formatCents(amountCents)}`;
};

export const bankFees = (amountCents: number, profile: FeeProfileRow): readonly Fee[] => {
  const feeCents = boundedFeeCents(amountCents, {
    percentageBasisPoints: profile.achPercentageBasisPoints,
    minimumFeeCents: profile.achMinimumFeeCents,
    maximumFeeCents: profile.achMaximumFeeCents,
  });
  const description = bankFeeDescription(amountCents, feeCents, profile);
  return withoutZero([{ category: 'ach_fee', amountCents: feeCents, description }]);
};

const withoutZero = (fees: readonly Fee[]) => fees.filter(({ amountCents }) => amountCents > 0);
