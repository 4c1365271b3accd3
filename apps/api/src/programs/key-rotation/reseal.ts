import { and, eq, ne, or } from '../../db/drizzle/query.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import { businessProfiles, businessRepresentatives, paymentInstruments } from '../../db/schema/index.ts';
import { sealingContext } from '../../modules/payment-instruments/index.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { resealProfile } from '../../modules/profiles/index.ts';
import type { Vault } from '../../vault/vault.ts';

const batchSize = 200;

const inBatches = async (
  owner: Connection,
  resealSome: (transaction: Transaction) => Promise<number>,
): Promise<number> => {
  let resealedCount = 0;
  for (;;) {
    const count = await owner.transaction(resealSome);
    resealedCount += count;
    if (count === 0) return resealedCount;
  }
};

const resealInstruments = (owner: Connection, vault: Vault, keyId: string): Promise<number> =>
  inBatches(owner, async (transaction) => {
    const rows = await transaction
      .select({
        accountId: paymentInstruments.accountId,
        id: paymentInstruments.id,
        bytes: paymentInstruments.sealedNumber,
        keyId: paymentInstruments.sealingKeyId,
      })
      .from(paymentInstruments)
      .where(ne(paymentInstruments.sealingKeyId, keyId))
      .limit(batchSize)
      // Lets a charge reference the instrument in the meantime.
      .for('no key update');
    for (const { accountId, id, ...sealed } of rows) {
      const again = vault.seal(vault.open(sealed, sealingContext(id)), sealingContext(id));
      await transaction
        .update(paymentInstruments)
        .set({ sealedNumber: again.bytes, sealingKeyId: again.keyId })
        .where(and(eq(paymentInstruments.accountId, accountId), eq(paymentInstruments.id, id)));
    }
    return rows.length;
  });

const resealProfiles = (owner: Connection, vault: Vault, keyId: string): Promise<number> =>
  inBatches(owner, async (transaction) => {
    const rows = await transaction
      .select({ accountId: businessProfiles.accountId })
      .from(businessProfiles)
      .leftJoin(businessRepresentatives, eq(businessRepresentatives.accountId, businessProfiles.accountId))
      .where(or(ne(businessProfiles.sealingKeyId, keyId), ne(businessRepresentatives.sealingKeyId, keyId)))
      .limit(batchSize);
    for (const row of rows) await resealProfile(transaction, vault, accountForPlatform(row));
    return rows.length;
  });

/**
 * Reseals everything that is sealed with another key. It may be interrupted and repeated: each batch commits
 * completely or not at all, and the remaining rows still open with the keys that they name.
 * @param owner a connection of the schema's owner: the running platform must not change sealed numbers
 * @param keyId the key that seals now
 */
export const resealAll = async (owner: Connection, vault: Vault, keyId: string) => ({
  instruments: await resealInstruments(owner, vault, keyId),
  profiles: await resealProfiles(owner, vault, keyId),
});
