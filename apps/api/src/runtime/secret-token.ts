import { createHash, randomBytes } from 'node:crypto';

/** A secret for its bearer, and its hash for the database; the hash cannot be used in its place. */
export type SecretToken = { readonly token: string; readonly hash: Buffer };

/** Hashes without salt or stretching, because the token has 256 random bits and cannot be guessed. */
export const hashSecretToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newSecretToken = (): SecretToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSecretToken(token) };
};
