import { createHash, randomBytes } from 'node:crypto';

/** A secret as its bearer and as the database holds it: access to the database is not enough to use it. */
export type SecretToken = { readonly token: string; readonly hash: Buffer };

/** SHA-256 without salt or stretching is enough here: the token has 256 random bits and cannot be guessed. */
export const hashSecretToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newSecretToken = (): SecretToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
};
