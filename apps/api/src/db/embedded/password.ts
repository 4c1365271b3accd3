import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/**
 * Returns the owner's password, generated once and stored with the data folder's keys. Any user of the
 * machine can connect to 127.0.0.1, so the password protects the database.
 * @param clusterExists forbids a new password, which cannot be set without the old one
 */
export const ownerPassword = (dataDirectory: string, clusterExists: boolean): string => {
  const keys = join(dataDirectory, 'keys');
  const file = join(keys, 'postgres-password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (clusterExists) {
    throw new Refusal(
      `The key ${file} is missing, and the database cannot be opened without it. Restore it from a backup.`,
    );
  }
  mkdirSync(keys, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return password;
};

export const publishedAddressFile = (dataDirectory: string): string =>
  join(dataDirectory, 'keys', 'postgres-url');

/**
 * Writes the running database's address next to its password, for tools of the same user (`psql`, a backup).
 * The port changes with each start.
 */
export const publishAddress = (dataDirectory: string, databaseUrl: string): { withdraw(): void } => {
  const file = publishedAddressFile(dataDirectory);
  rmSync(file, { force: true });
  writeFileSync(file, `${databaseUrl}\n`, { mode: 0o600 });
  return { withdraw: () => rmSync(file, { force: true }) };
};
