import { AppError } from '../../runtime/app-error.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { countFailures, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { findInviteByToken } from './invite-store.ts';

const failuresPerAddress: Throttle = { name: 'invite_guess', limit: 50, windowMs: 15 * 60_000 };

const isFailure = (error: unknown) => error instanceof AppError && error.code === 'invalid_invite';

/**
 * Finds the open invite of a link. Throws one error for unknown, used, withdrawn, replaced and expired
 * invites.
 */
export const findOpenInvite = (platform: Platform, token: string, clientAddress: string | undefined) =>
  countFailures(
    platform,
    { throttle: failuresPerAddress, subject: clientNetwork(clientAddress), isFailure },
    async () => {
      const { database, clock } = platform;
      const found = await findInviteByToken(database.drizzle, hashSecretToken(token), clock.now());
      if (found === undefined) throw new AppError('invalid_invite');
      return found;
    },
  );
