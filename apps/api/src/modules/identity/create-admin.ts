import { internalAdminRole } from '@tillbook/contract';
import { sql } from '../../db/drizzle/query.ts';
import type { Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import type { Outcome } from '../../runtime/outcome.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertPasswordReset, voidPasswordResets } from './store.ts';

const linkLifeMs = 60 * 60_000;

export type PasswordLink = {
  /** Valid once. The database stores only a hash. */
  readonly token: string;
  readonly expiresAt: Date;
  readonly isNew: boolean;
};

/** Excludes the vault, so that the command runs without its keys. */
type NeededPlatform = Pick<Platform, 'database' | 'clock' | 'newIdentifier'>;

/** Finds or inserts the person, and locks the row until the transaction ends. */
const findOrInsertPerson = async (transaction: Transaction, platform: NeededPlatform, email: string) => {
  const id = platform.newIdentifier('usr');
  const [person] = await transaction
    .insert(users)
    .values({ id, email, roles: [internalAdminRole], createdAt: platform.clock.now() })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning({ id: users.id, roles: users.roles });
  return person && { ...person, isNew: person.id === id };
};

/**
 * Creates or finds an internal admin, and creates a password link that voids earlier links. Refuses people
 * who work for a merchant: an admin needs a separate address.
 *
 * @param email normalized
 */
export const createAdmin = (platform: NeededPlatform, email: string): Promise<Outcome<PasswordLink>> =>
  platform.database.drizzle.transaction(async (transaction): Promise<Outcome<PasswordLink>> => {
    const person = await findOrInsertPerson(transaction, platform, email);
    if (person === undefined) throw new Error('A person was written and is not there.');
    if (!person.roles.includes(internalAdminRole)) {
      return {
        ok: false,
        message: `${email} belongs to a person with access to a merchant’s account. Use a different address for an admin.`,
      };
    }
    const { token, hash } = newSecretToken();
    const now = platform.clock.now();
    const expiresAt = new Date(now.getTime() + linkLifeMs);
    await voidPasswordResets(transaction, person.id, now);
    await insertPasswordReset(transaction, { tokenHash: hash, userId: person.id, createdAt: now, expiresAt });
    await recordAudit(
      platform,
      {
        // The operator is unknown.
        userId: undefined,
        action: person.isNew ? 'admin.create' : 'password_link.create',
        subject: person.id,
        details: { email },
      },
      transaction,
    );
    return { ok: true, value: { token, expiresAt, isNew: person.isNew } };
  });
