import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { bankingDateOf } from '@tillbook/domain';
import { inAccount, type AccountTransaction } from '../../ledger/in-account.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { applyChanges, type AppliedChanges, type ProfileChanges } from './apply-changes.ts';
import type { BusinessProfile } from './business-profile.ts';
import { profileVersion } from './profile-version.ts';
import { findProfile, lockProfile, storeBusinessDetails, storeRepresentative } from './store.ts';

export type ProfileSave = {
  readonly accountId: AuthorizedAccountId;
  readonly changes: ProfileChanges;
  /** The version that the changes are based on; `undefined` if the sender has not read the profile. */
  readonly version?: string | undefined;
  readonly userId: string | undefined;
  readonly clientAddress?: string | undefined;
};

const changedFields = (before: object, after: object, prefix = ''): string[] => {
  const stored = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => stored.get(field) !== value)
    .map(([field]) => `${prefix}${field}`);
};

/** Returns the names of changed fields. The audit trail stores no values. */
const changesBetween = (before: BusinessProfile, after: BusinessProfile) => [
  ...changedFields(before.businessDetails, after.businessDetails),
  ...changedFields(before.representative ?? {}, after.representative ?? {}, 'representatives.0.'),
];

export type SavedProfile =
  | AppliedChanges
  /** A conflict: another request has saved the profile since the sent version. */
  | { readonly ok: false; readonly fields?: undefined };

type Save = { readonly saved: SavedProfile; readonly isStored: boolean };

const notStored = (saved: SavedProfile): Save => ({ saved, isStored: false });

const saveWithin = async (
  platform: Platform,
  { accountId, changes, version, userId, clientAddress }: ProfileSave,
  transaction: AccountTransaction,
): Promise<Save> => {
  const { vault, clock } = platform;
  await lockProfile(transaction, accountId);
  const before = await findProfile(transaction, vault, accountId);
  const now = clock.now();
  const applied = applyChanges(before, changes, bankingDateOf(now));
  const fields = applied.ok ? changesBetween(before, applied.profile) : [];
  if (applied.ok && fields.length === 0) return notStored(applied);
  // The version is checked before the fields, because a rejected value may come from the older version.
  if (version !== undefined && version !== profileVersion(vault, accountId, before)) {
    return notStored({ ok: false });
  }
  if (!applied.ok) return notStored(applied);
  const { businessDetails, representative } = applied.profile;
  await storeBusinessDetails(transaction, vault, accountId, businessDetails, now);
  if (representative) await storeRepresentative(transaction, vault, accountId, representative, now);
  const details = { fields: fields.join(', ') };
  await recordAudit(
    platform,
    { userId, accountId, action: 'profile.save', clientAddress, details },
    transaction,
  );
  return { saved: applied, isStored: true };
};

/**
 * Saves changes, or returns the invalid fields. Refuses changes to an older version unless they are already
 * stored, as after a lost response.
 */
export const saveBusinessProfile = async (platform: Platform, save: ProfileSave): Promise<SavedProfile> => {
  const { saved } = await inAccount(
    platform,
    save.accountId,
    (transaction) => saveWithin(platform, save, transaction),
    { hasWritten: ({ isStored }) => isStored },
  );
  return saved;
};
