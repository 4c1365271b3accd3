/** Seals all sealed numbers anew under a new key, while nothing else serves the database: `npm run rotate-key`. */
import { prepareDataDirectory } from './db/embedded/data-directory.ts';
import { silentLog } from './log.ts';
import { rotateKey, type Rotated } from './rotation/rotate-key.ts';
import { causeOf, type Outcome } from './serve/outcome.ts';
import { readSettings } from './settings.ts';

const rotate = async (): Promise<Outcome<Rotated>> => {
  const read = readSettings(process.env);
  if (!read.ok) return read;
  const folder = prepareDataDirectory(read.settings.dataDirectory);
  if (!folder.ok) return folder;
  return rotateKey(read.settings, silentLog).catch((error: unknown) => ({
    ok: false,
    message: `The key could not be changed: ${causeOf(error)}. What was sealed opens as before.`,
  }));
};

const rotated = await rotate();
if (rotated.ok) {
  const { keyId, instruments, profiles } = rotated.value;
  process.stdout.write(
    `Key ${keyId} seals from now on; ${instruments} payment instruments and ${profiles} profiles were sealed anew.\n` +
      'Keep the older keys: what a database holds from before opens with them, and fingerprints are made by the first.\n',
  );
} else {
  process.stderr.write(`${rotated.message}\n`);
  process.exitCode = 1;
}
