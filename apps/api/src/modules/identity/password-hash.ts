import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

type Cost = { readonly memoryKib: number; readonly passes: number; readonly parallelism: number };

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const currentCost: Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const hashLength = 32;

type PasswordHash = { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer };

export type PasswordVerdict = {
  readonly matches: boolean;
  readonly needsRehash: boolean;
};

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Writes the PHC string format: algorithm, version, cost, salt and hash. */
const write = ({ cost, salt, hash }: PasswordHash) =>
  `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(salt)}$${withoutPadding(hash)}`;

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const read = (text: string): PasswordHash => {
  const [, memory, passes, parallelism, salt, hash] = phcForm.exec(text) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash is not readable.');
  return {
    cost: { memoryKib: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
};

const deriveHash = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  derive('argon2id', {
    // Keyboards can produce different code points for one password (NIST SP 800-63B, 3.1.1.2).
    message: password.normalize('NFKC'),
    nonce: salt,
    parallelism: cost.parallelism,
    memory: cost.memoryKib,
    passes: cost.passes,
    tagLength,
  });

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltLength);
  return write({ cost: currentCost, salt, hash: await deriveHash(password, salt, currentCost, hashLength) });
};

const isWeaker = (cost: Cost) =>
  cost.memoryKib < currentCost.memoryKib ||
  cost.passes < currentCost.passes ||
  cost.parallelism < currentCost.parallelism;

/** Runs argon2id exactly once, for correct and for wrong passwords. */
export const verifyPassword = async (password: string, stored: string): Promise<PasswordVerdict> => {
  const { cost, salt, hash } = read(stored);
  const derived = await deriveHash(password, salt, cost, hash.length);
  return { matches: timingSafeEqual(derived, hash), needsRehash: isWeaker(cost) };
};

/** A hash without a password. Passwords for unknown emails are compared with it. */
export const nobodysPasswordHash = write({
  cost: currentCost,
  salt: randomBytes(saltLength),
  hash: randomBytes(hashLength),
});
