import { getFeeProfile } from '@tillbook/contract';
import { eq, sql } from '../../db/drizzle/query.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { feeProfiles } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { toFeeProfile } from './fee-profile-response.ts';

const feeProfileOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(feeProfiles)
    .where(eq(feeProfiles.accountId, sql.placeholder('accountId')))
    .prepare('fee_profile_of'),
);

export const getFeeProfileHandler = defineHandler(getFeeProfile, async ({ platform, accountId }) => {
  const [profile] = await feeProfileOf(platform.database).execute({ accountId });
  if (profile === undefined) throw new AppError('not_found');
  return toFeeProfile(profile);
});
