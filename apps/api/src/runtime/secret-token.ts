import { createHash, randomBytes } from 'node:crypto';

/** A secret for its bearer, and a hash for the database, with which no one can use the secret. */
export type SecretToken = { readonly token: string; readonly hash: Buffer };

/** Hashes without salt or stretching, because the token has 256 random bits and cannot be guessed. */
export const hashSecretToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newSecretToken = (): SecretToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
};
