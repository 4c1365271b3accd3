import { getFeeProfile } from '@tillbook/contract';
import { eq } from 'drizzle-orm';
import { feeProfiles } from '../../db/schema/index.ts';
import { AppError } from '../../http/app-error.ts';
import { answer } from '../../http/call.ts';

export const getFeeProfileCall = answer(getFeeProfile, async ({ platform, accountId }) => {
  const [profile] = await platform.database.drizzle
    .select()
    .from(feeProfiles)
    .where(eq(feeProfiles.accountId, accountId));
  if (profile === undefined) throw new AppError('not_found');
  return {
    cardTransactionFee: {
      type: profile.cardFeeType,
      onlinePercentageBasisPoints: profile.onlinePercentageBasisPoints,
      onlineFlatFee: profile.onlineFlatFeeCents,
      inPersonPercentageBasisPoints: profile.inPersonPercentageBasisPoints,
      inPersonFlatFee: profile.inPersonFlatFeeCents,
    },
    achTransactionFee: {
      maximumFee: profile.achMaximumFeeCents,
      minimumFee: profile.achMinimumFeeCents,
      percentageBasisPoints: profile.achPercentageBasisPoints,
    },
  };
});
