import { boundedFeeCents, formatBasisPoints, formatCents, percentageFeeCents } from '@tillbook/domain';
import { cardRates, interchangeBasisPoints, interchangeFlatCents, type FeeProfileRow } from './fees.ts';
import type { EntryCategory, TransactionRow } from './posting.ts';

export type FeePart = {
  readonly kind:
    | 'percentage'
    | 'flat'
    | 'minimum'
    | 'maximum'
    | 'interchange_percentage'
    | 'interchange_flat';
  readonly basisPoints?: number;
  readonly description: string;
  readonly amount: number;
};

type Charged = Pick<TransactionRow, 'amountCents' | 'channel'>;

const percentage = (
  kind: FeePart['kind'],
  basisPoints: number,
  ofCents: number,
  amount = percentageFeeCents(ofCents, basisPoints),
): FeePart => ({
  kind,
  basisPoints,
  description: `${formatBasisPoints(basisPoints)} of ${formatCents(ofCents)}`,
  amount,
});

/** Rounds the network's part; the platform's part is the rest of the entry, which was rounded once. */
const percentageParts = ({ amountCents, channel }: Charged, profile: FeeProfileRow): readonly FeePart[] => {
  const { basisPoints } = cardRates(profile, channel ?? 'online');
  if (profile.cardFeeType !== 'dynamic') return [percentage('percentage', basisPoints, amountCents)];
  const whole = percentageFeeCents(amountCents, basisPoints + interchangeBasisPoints);
  const interchange = percentage('interchange_percentage', interchangeBasisPoints, amountCents);
  return [percentage('percentage', basisPoints, amountCents, whole - interchange.amount), interchange];
};

const perPayment = 'Per card payment';

const flatParts = ({ channel }: Charged, profile: FeeProfileRow): readonly FeePart[] => {
  const own: FeePart = {
    kind: 'flat',
    description: perPayment,
    amount: cardRates(profile, channel ?? 'online').flatCents,
  };
  return profile.cardFeeType === 'dynamic'
    ? [own, { kind: 'interchange_flat', description: perPayment, amount: interchangeFlatCents }]
    : [own];
};

const bankParts = ({ amountCents }: Charged, profile: FeeProfileRow): readonly FeePart[] => {
  const basisPoints = profile.achPercentageBasisPoints;
  const unbounded = percentage('percentage', basisPoints, amountCents);
  const amount = boundedFeeCents(amountCents, {
    percentageBasisPoints: basisPoints,
    minimumFeeCents: profile.achMinimumFeeCents,
    maximumFeeCents: profile.achMaximumFeeCents,
  });
  if (amount > unbounded.amount) return [{ kind: 'minimum', description: 'Minimum fee', amount }];
  if (amount < unbounded.amount) return [{ kind: 'maximum', description: 'Maximum fee', amount }];
  return [unbounded];
};

const partsBy = (category: EntryCategory, payment: Charged, profile: FeeProfileRow): readonly FeePart[] => {
  switch (category) {
    case 'card_percentage_fee':
      return percentageParts(payment, profile);
    case 'card_flat_fee':
      return flatParts(payment, profile);
    case 'ach_fee':
      return bankParts(payment, profile);
    case 'transaction':
    case 'dispute_hold':
    case 'dispute_penalty_fee':
    case 'manual_adjustment':
      return [];
  }
};

/**
 * Splits a fee entry by the account's current fee profile. Returns no parts if the profile has changed and
 * yields another amount.
 */
export const feePartsOf = (
  entry: { readonly category: EntryCategory; readonly amountCents: number },
  payment: Charged,
  profile: FeeProfileRow,
): readonly FeePart[] => {
  const parts = partsBy(entry.category, payment, profile).filter(({ amount }) => amount !== 0);
  return parts.reduce((sum, { amount }) => sum + amount, 0) === entry.amountCents ? parts : [];
};
