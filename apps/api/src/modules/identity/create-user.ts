import type { Connection } from '../../db/client.ts';
import type { Platform } from '../../platform.ts';
import { hashPassword } from './password-hash.ts';
import { insertUser } from './store.ts';
import { canonicalEmail } from '../../runtime/email-spelling.ts';

export type NewUser = {
  readonly email: string;
  readonly password: string;
  readonly roles: readonly string[];
};

/** Registers a person and returns the ID. The caller has validated the password. */
export const createUser = async (
  platform: Platform,
  { email, password, roles }: NewUser,
  connection: Connection = platform.database.drizzle,
): Promise<string> => {
  const id = platform.newIdentifier('usr');
  await insertUser(connection, {
    id,
    email: canonicalEmail(email),
    passwordHash: await hashPassword(password),
    roles: [...roles],
    createdAt: platform.clock.now(),
  });
  return id;
};
