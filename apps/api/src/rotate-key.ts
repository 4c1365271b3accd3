/** Seals all sealed numbers anew under a new key, while nothing else serves the database: `npm run rotate-key`. */
import { runCommand } from './command-line/run-command.ts';
import { prepareDataDirectory } from './db/embedded/data-directory.ts';
import { silentLog } from './log.ts';
import { rotateKey, type Rotated } from './key-rotation/rotate-key.ts';
import { causeOf, type Outcome } from './outcome.ts';
import type { Settings } from './settings.ts';

const rotate = async (settings: Settings): Promise<Outcome<Rotated>> => {
  const folder = prepareDataDirectory(settings.dataDirectory);
  if (!folder.ok) return folder;
  return rotateKey(settings, silentLog).catch((error: unknown) => ({
    ok: false,
    message: `The key could not be changed: ${causeOf(error)}. What was sealed opens as before.`,
  }));
};

await runCommand(
  rotate,
  ({ keyId, instruments, profiles }) =>
    `Key ${keyId} seals from now on; ${instruments} payment instruments and ${profiles} profiles were sealed anew.\n` +
    'Keep the older keys: what a database holds from before opens with them, and fingerprints are made by the first.',
);
