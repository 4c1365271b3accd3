import { AppError } from '../../runtime/app-error.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { nobodysPasswordHash, verifyPassword } from './password-hash.ts';
import { findUser } from './store.ts';

/** As strict as sign-in, because a stolen session could guess the password here instead. */
export const failuresPerPerson: Throttle = { name: 'change_password', limit: 10, windowMs: 15 * 60_000 };

type Typed = { readonly password: string; readonly field: 'oldPassword' | 'password' };

/** Throws an error for the field in which a wrong password was typed. */
export const requirePassword = async (
  platform: Platform,
  userId: string,
  { password, field }: Typed,
): Promise<void> => {
  const user = await findUser(platform.database, userId);
  const { matches } = await verifyPassword(password, user?.passwordHash ?? nobodysPasswordHash);
  if (!matches) {
    throw new AppError('wrong_password', { fields: { [field]: 'This isn’t your current password.' } });
  }
};
