import type { BodyOf, changeFeeProfile, FeeProfile } from '@tillbook/contract';
import type { feeProfiles } from '../../db/schema/index.ts';
import type { FeeProfileTerms } from './provision-account.ts';

export const toFeeProfile = (row: typeof feeProfiles.$inferSelect): FeeProfile => ({
  cardTransactionFee: {
    type: row.cardFeeType,
    onlinePercentageBasisPoints: row.onlinePercentageBasisPoints,
    onlineFlatFee: row.onlineFlatFeeCents,
    inPersonPercentageBasisPoints: row.inPersonPercentageBasisPoints,
    inPersonFlatFee: row.inPersonFlatFeeCents,
  },
  achTransactionFee: {
    maximumFee: row.achMaximumFeeCents,
    minimumFee: row.achMinimumFeeCents,
    percentageBasisPoints: row.achPercentageBasisPoints,
  },
});

type NewFeeProfile = Pick<BodyOf<typeof changeFeeProfile>, 'cardTransactionFee' | 'achTransactionFee'>;

export const feeProfileTerms = ({
  cardTransactionFee: card,
  achTransactionFee: ach,
}: NewFeeProfile): FeeProfileTerms => ({
  cardFeeType: card.type,
  onlinePercentageBasisPoints: card.onlinePercentageBasisPoints,
  onlineFlatFeeCents: card.onlineFlatFee,
  inPersonPercentageBasisPoints: card.inPersonPercentageBasisPoints,
  inPersonFlatFeeCents: card.inPersonFlatFee,
  achPercentageBasisPoints: ach.percentageBasisPoints,
  achMinimumFeeCents: ach.minimumFee,
  achMaximumFeeCents: ach.maximumFee,
});
