import { inviteMember, type BodyOf, type ResponseOf } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Transaction } from '../../db/client.ts';
import { defineHandler } from '../../http/call.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import type { Platform } from '../../platform.ts';
import { insertInvite, toInvite } from './invite-store.ts';
import { isMember } from './store.ts';
import { canonicalEmail } from '../../runtime/email-spelling.ts';

const dayMs = 24 * 60 * 60_000;
const inviteLifeMs = 7 * dayMs;
const invitesPerAccount: Throttle = { name: 'invite_account', limit: 20, windowMs: dayMs };
const invitesPerAddress: Throttle = { name: 'invite_recipient', limit: 3, windowMs: dayMs };

type Request = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly invited: Pick<BodyOf<typeof inviteMember>, 'email' | 'role'>;
  readonly userId: string;
  readonly clientAddress: string | undefined;
};

/**
 * Inserts an invite and its audit entry in one transaction. Looks up only members of the account, whom the
 * caller can see, so that the response reveals nothing about other people.
 */
const invite = async (
  transaction: Transaction,
  { platform, accountId, invited: { email, role }, userId, clientAddress }: Request,
): Promise<ResponseOf<typeof inviteMember>> => {
  if (await isMember(transaction, accountId, email)) throw new AppError('already_granted');
  await takeAttempt(platform, invitesPerAccount, accountId, transaction);
  await takeAttempt(platform, invitesPerAddress, email, transaction);
  const invitedAt = platform.clock.now();
  const row = await insertInvite(transaction, {
    id: platform.newIdentifier('inv'),
    accountId,
    email,
    role,
    invitedById: userId,
    invitedAt,
    expiresAt: new Date(invitedAt.getTime() + inviteLifeMs),
    nextTryAt: invitedAt,
  });
  const details = { email, role };
  await recordAudit(
    platform,
    { userId, accountId, action: 'invite.create', subject: row.id, clientAddress, details },
    transaction,
  );
  return toInvite(row, invitedAt);
};

export const inviteMemberHandler = defineHandler(
  inviteMember,
  async ({ platform, session: { userId }, accountId, body, idempotencyKey, clientAddress }) => {
    const invited = { email: canonicalEmail(body.email), role: body.role };
    const once = { endpoint: inviteMember, scope: accountId, key: idempotencyKey, body };
    return respondOnce(platform, once, (transaction) =>
      invite(transaction, { platform, accountId, invited, userId, clientAddress }),
    );
  },
);
