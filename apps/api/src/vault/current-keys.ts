import { AppError } from '../runtime/app-error.ts';
import type { Log } from '../runtime/log.ts';
import type { Vault } from './vault.ts';

/** The time between two reports of a process, after which its keys are current again. */
const retryAfterSeconds = 3;

/**
 * Refuses to seal while the vault's keys may be out of date, because a value sealed now might use a key that
 * was replaced.
 */
export const sealingWithCurrentKeys = (vault: Vault, areCurrent: () => boolean, log: Log): Vault => ({
  ...vault,
  seal: (plain, context) => {
    if (areCurrent()) return vault.seal(plain, context);
    log('keys_out_of_date');
    throw new AppError('unavailable', { retryAfterSeconds });
  },
});
