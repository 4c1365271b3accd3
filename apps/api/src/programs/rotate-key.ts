/** Runs as `npm run rotate-key`: reseals all sealed numbers with a new key, while processes serve. */
import { runCommand } from './command-line/run-command.ts';
import { prepareDataDirectory } from '../db/embedded/data-directory.ts';
import { silentLog } from '../runtime/log.ts';
import { rotateKey, type Rotated } from './key-rotation/rotate-key.ts';
import { causeOf, type Outcome } from '../runtime/outcome.ts';
import type { Settings } from '../runtime/settings.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const rotate = async (settings: Settings): Promise<Outcome<Rotated>> => {
  const folder = prepareDataDirectory(settings.dataDirectory);
  if (!folder.ok) return folder;
  return rotateKey(settings, { log: silentLog, say }).catch((error: unknown) => ({
    ok: false,
    message: `The key could not be rotated: ${causeOf(error)}. Everything can still be decrypted as before.`,
  }));
};

await runCommand(
  rotate,
  ({ keyId, instruments, profiles }) =>
    `Key ${keyId} is now in use; ${instruments} payment instruments and ${profiles} profiles were encrypted again.\n` +
    'Keep the older keys: backups need them, and fingerprints are made with the first one.',
);
