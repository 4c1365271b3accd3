import { internalAdminRole } from '@tillbook/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/index.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../secret-token.ts';
import type { Outcome } from '../../outcome.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertPasswordReset, voidPasswordResets } from './store.ts';

const linkLifeMs = 60 * 60_000;

export type PasswordLink = {
  /** Good once; the database holds only its hash. */
  readonly token: string;
  readonly expiresAt: Date;
  /** False where the person was an admin already. */
  readonly isNew: boolean;
};

/** What is needed of a platform: no keys, so that the command runs where the vault is not. */
type Books = Pick<Platform, 'database' | 'clock' | 'newIdentifier'>;

/** The person of an address, kept from changing until the transaction ends; written where nobody is. */
const findOrInsertPerson = async (transaction: Transaction, books: Books, email: string) => {
  const id = books.newIdentifier('usr');
  const [person] = await transaction
    .insert(users)
    .values({ id, email, roles: [internalAdminRole], createdAt: books.clock.now() })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning({ id: users.id, roles: users.roles });
  return person && { ...person, isNew: person.id === id };
};

/**
 * Makes an internal admin, or finds one, and makes the link with which they set a password; earlier links end. A person
 * who works for a merchant is refused: whoever administers accounts has an address of their own.
 *
 * @param email normalized
 */
export const createAdmin = (books: Books, email: string): Promise<Outcome<PasswordLink>> =>
  books.database.drizzle.transaction(async (transaction): Promise<Outcome<PasswordLink>> => {
    const person = await findOrInsertPerson(transaction, books, email);
    if (person === undefined) throw new Error('A person was written and is not there.');
    if (!person.roles.includes(internalAdminRole)) {
      return {
        ok: false,
        message: `${email} belongs to a person who works for a merchant. Give an admin an address of their own.`,
      };
    }
    const { token, hash } = newSecretToken();
    const now = books.clock.now();
    const expiresAt = new Date(now.getTime() + linkLifeMs);
    await voidPasswordResets(transaction, person.id, now);
    await insertPasswordReset(transaction, { tokenHash: hash, userId: person.id, createdAt: now, expiresAt });
    await recordAudit(
      books,
      {
        // Whoever runs the platform did it; on whose behalf the database cannot know.
        userId: undefined,
        action: person.isNew ? 'admin.create' : 'password_link.create',
        subject: person.id,
        details: { email },
      },
      transaction,
    );
    return { ok: true, value: { token, expiresAt, isNew: person.isNew } };
  });
