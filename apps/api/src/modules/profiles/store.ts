import { eq, sql } from '../../db/drizzle/query.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import { businessProfiles, businessRepresentatives } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Vault } from '../../vault/vault.ts';
import {
  emptyBusinessDetails,
  type BusinessDetails,
  type BusinessProfile,
  type Representative,
} from './business-profile.ts';

type BusinessRow = typeof businessProfiles.$inferSelect;
type RepresentativeRow = typeof businessRepresentatives.$inferSelect;

/** Binds a sealed value to its account and field: it cannot be opened elsewhere. */
const sealingContext = (accountId: string, field: 'ein' | 'ssn' | 'dob') =>
  `business_profile:${accountId}:${field}`;

const openBusiness = (vault: Vault, row: BusinessRow): BusinessDetails => {
  const { accountId, sealedEin, sealingKeyId, updatedAt: _, ...typed } = row;
  const ein = vault.open({ keyId: sealingKeyId, bytes: sealedEin }, sealingContext(accountId, 'ein'));
  return { ...typed, ein };
};

const openRepresentative = (vault: Vault, row: RepresentativeRow): Representative => {
  const { accountId, sealedDob, sealedSsn, sealingKeyId, updatedAt: _, ...typed } = row;
  const dob = vault.open({ keyId: sealingKeyId, bytes: sealedDob }, sealingContext(accountId, 'dob'));
  const ssn = vault.open({ keyId: sealingKeyId, bytes: sealedSsn }, sealingContext(accountId, 'ssn'));
  return { ...typed, dob, ssn };
};

/** Returns the unsealed profile, which is empty if no profile has been saved. */
export const findProfile = async (
  connection: Connection,
  vault: Vault,
  accountId: AuthorizedAccountId,
): Promise<BusinessProfile> => {
  const [row] = await connection
    .select({ business: businessProfiles, representative: businessRepresentatives })
    .from(businessProfiles)
    .leftJoin(businessRepresentatives, eq(businessRepresentatives.accountId, businessProfiles.accountId))
    .where(eq(businessProfiles.accountId, accountId));
  return {
    businessDetails: row ? openBusiness(vault, row.business) : emptyBusinessDetails,
    representative: row?.representative ? openRepresentative(vault, row.representative) : undefined,
  };
};

/** Serializes saves of a profile, so that no save overwrites the changes of a concurrent save. */
export const lockProfile = async (
  transaction: Transaction,
  accountId: AuthorizedAccountId,
): Promise<void> => {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`business_profile:${accountId}`}, 0))`,
  );
};

export const storeBusinessDetails = async (
  transaction: Transaction,
  vault: Vault,
  accountId: AuthorizedAccountId,
  { ein, ...typed }: BusinessDetails,
  updatedAt: Date,
): Promise<void> => {
  const { bytes, keyId } = vault.seal(ein, sealingContext(accountId, 'ein'));
  const row = { ...typed, sealedEin: bytes, sealingKeyId: keyId, updatedAt };
  await transaction
    .insert(businessProfiles)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: businessProfiles.accountId, set: row });
};

export const storeRepresentative = async (
  transaction: Transaction,
  vault: Vault,
  accountId: AuthorizedAccountId,
  { dob, ssn, ...typed }: Representative,
  updatedAt: Date,
): Promise<void> => {
  const sealedDob = vault.seal(dob, sealingContext(accountId, 'dob'));
  const sealedSsn = vault.seal(ssn, sealingContext(accountId, 'ssn'));
  const row = {
    ...typed,
    sealedDob: sealedDob.bytes,
    sealedSsn: sealedSsn.bytes,
    sealingKeyId: sealedSsn.keyId,
    updatedAt,
  };
  await transaction
    .insert(businessRepresentatives)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: businessRepresentatives.accountId, set: row });
};

export const resealProfile = async (
  transaction: Transaction,
  vault: Vault,
  accountId: AuthorizedAccountId,
): Promise<void> => {
  const { businessDetails, representative } = await findProfile(transaction, vault, accountId);
  const business = vault.seal(businessDetails.ein, sealingContext(accountId, 'ein'));
  await transaction
    .update(businessProfiles)
    .set({ sealedEin: business.bytes, sealingKeyId: business.keyId })
    .where(eq(businessProfiles.accountId, accountId));
  if (representative === undefined) return;
  const [dob, ssn] = [
    vault.seal(representative.dob, sealingContext(accountId, 'dob')),
    vault.seal(representative.ssn, sealingContext(accountId, 'ssn')),
  ];
  await transaction
    .update(businessRepresentatives)
    .set({ sealedDob: dob.bytes, sealedSsn: ssn.bytes, sealingKeyId: ssn.keyId })
    .where(eq(businessRepresentatives.accountId, accountId));
};
