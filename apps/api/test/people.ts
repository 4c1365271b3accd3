import type { RoleName } from '@tillbook/contract';
import { randomBytes } from 'node:crypto';
import { hashPassword } from '../src/modules/identity/password-hash.ts';
import { beginSession } from '../src/access/sessions.ts';
import { users } from '../src/db/schema/index.ts';
import type { TestPlatform } from './test-platform.ts';

export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** A session's token, without the sign-in call. */
  readonly token: string;
};

const password = 'password of a person';

/** One hash per worker for all people: hashing a password takes longer than most tests. */
let passwordHash: Promise<string> | undefined;

export const newPerson = async (
  { platform }: Pick<TestPlatform, 'platform'>,
  roles: readonly string[] = ['merchant'],
): Promise<Person> => {
  const email = `person-${randomBytes(6).toString('hex')}@example.com`;
  const userId = platform.newIdentifier('usr');
  passwordHash ??= hashPassword(password);
  await platform.database.drizzle.insert(users).values({
    id: userId,
    email,
    passwordHash: await passwordHash,
    roles: [...roles],
    createdAt: platform.clock.now(),
  });
  return { userId, email, password, token: await beginSession(platform, userId) };
};

export const newAccount = async ({ owner, platform }: TestPlatform, person?: Person): Promise<string> => {
  const id = `acc_${randomBytes(12).toString('hex')}`;
  const program = `prg_${randomBytes(12).toString('hex')}`;
  await owner.query(`insert into programs (id, name) values ($1, $2)`, [program, `Program of ${id}`]);
  await owner.query(
    `insert into accounts (id, program_id, name, legal_name, type, status, currency, created_at)
     values ($1, $2, $3, $4, 'merchant', 'active', 'usd', now())`,
    [id, program, `Shop ${id.slice(-4)}`, `Shop ${id.slice(-4)} LLC`],
  );
  await owner.query(`insert into merchant_ledgers (account_id, last_posted_at) values ($1, 'epoch')`, [id]);
  await owner.query(
    `insert into account_settings (account_id, statement_descriptor, card_settlement_days, ach_settlement_days)
     values ($1, 'SHOP ON MAIN', 2, 4)`,
    [id],
  );
  if (person) await grant({ owner, platform }, person.userId, id);
  return id;
};

export const grant = async (
  { owner, platform }: Pick<TestPlatform, 'owner' | 'platform'>,
  userId: string,
  accountId: string,
  role: RoleName = 'owner',
): Promise<void> => {
  await owner.query(`insert into grants (user_id, account_id, created_at, role) values ($1, $2, $3, $4)`, [
    userId,
    accountId,
    platform.clock.now(),
    role,
  ]);
};
