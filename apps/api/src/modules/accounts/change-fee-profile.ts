import { changeFeeProfile } from '@tillbook/contract';
import { eq } from '../../db/drizzle/query.ts';
import { feeProfiles } from '../../db/schema/index.ts';
import { defineHandler } from '../../http/call.ts';
import { inAccount } from '../../ledger/in-account.ts';
import type { FeeProfileTerms } from './provision-account.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { feeProfileTerms, toFeeProfile } from './fee-profile-response.ts';

/** Lists changed fields as `1 -> 2`, to preserve the previous terms in the audit trail. */
const changes = (before: FeeProfileTerms, after: FeeProfileTerms): Record<string, string> => {
  const old = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      old.get(name) === value ? [] : [[name, `${old.get(name)} -> ${value}`]],
    ),
  );
};

export const changeFeeProfileHandler = defineHandler(
  changeFeeProfile,
  async ({ platform, session: { userId }, accountId, body, clientAddress, refuse }) => {
    const terms = feeProfileTerms(body);
    const isOfAccount = eq(feeProfiles.accountId, accountId);
    const changed = await inAccount(platform, accountId, async (transaction) => {
      const [before] = await transaction.select().from(feeProfiles).where(isOfAccount).for('update');
      if (before === undefined) return refuse('not_found');
      const [after] = await transaction.update(feeProfiles).set(terms).where(isOfAccount).returning();
      const details = { reason: body.reason, ...changes(before, terms) };
      await recordAudit(
        platform,
        { userId, accountId, action: 'fee_profile.change', clientAddress, details },
        transaction,
      );
      return after ?? refuse('not_found');
    });
    return toFeeProfile(changed);
  },
);
