import { grantAccount, internalAdminRole, type ResponseOf, type RoleName } from '@tillbook/contract';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertGrantMail } from './mail-store.ts';
import { findOrInsertGrantee, insertGrant, toAccountGrant } from './store.ts';
import { canonicalEmail } from '../../runtime/email-spelling.ts';

const hourMs = 60 * 60_000;
const mailsPerAdmin: Throttle = { name: 'grant_mail_admin', limit: 20, windowMs: hourMs };
const mailsPerAddress: Throttle = { name: 'grant_mail_address', limit: 3, windowMs: 24 * hourMs };

type Request = {
  readonly platform: Platform;
  readonly accountId: AuthorizedAccountId;
  readonly email: string;
  readonly role: RoleName;
  readonly adminId: string;
  readonly clientAddress: string | undefined;
};

/**
 * Writes the grant, its email and its audit entry in one transaction, so that a failed grant does not count
 * toward the limit on emails.
 */
const grant = async (
  transaction: Transaction,
  { platform, accountId, email, role, adminId, clientAddress }: Request,
): Promise<ResponseOf<typeof grantAccount>> => {
  const grantedAt = platform.clock.now();
  const newcomer = { id: platform.newIdentifier('usr'), email, createdAt: grantedAt };
  const person = await findOrInsertGrantee(transaction, newcomer);
  if (person.roles.includes(internalAdminRole)) throw new AppError('grantee_is_admin');
  const isNew = await insertGrant(transaction, { userId: person.id, accountId, role, createdAt: grantedAt });
  if (!isNew) throw new AppError('already_granted');
  await takeAttempt(platform, mailsPerAdmin, adminId, transaction);
  await takeAttempt(platform, mailsPerAddress, email, transaction);
  await insertGrantMail(transaction, {
    id: platform.newIdentifier('gml'),
    userId: person.id,
    accountId,
    requestedAt: grantedAt,
    nextTryAt: grantedAt,
  });
  await recordAudit(
    platform,
    {
      userId: adminId,
      accountId,
      action: 'grant.create',
      subject: person.id,
      clientAddress,
      details: { email, role },
    },
    transaction,
  );
  return {
    ...toAccountGrant(person, { createdAt: grantedAt, role }),
    mail: person.passwordHash === null ? 'invitation' : 'notice',
  };
};

export const grantAccountHandler = defineHandler(
  grantAccount,
  async ({ platform, session: { userId: adminId }, accountId, body, idempotencyKey, clientAddress }) => {
    const email = canonicalEmail(body.email);
    const { role = 'owner' } = body;
    const once = { endpoint: grantAccount, scope: accountId, key: idempotencyKey, body };
    return respondOnce(platform, once, (transaction) =>
      grant(transaction, { platform, accountId, email, role, adminId, clientAddress }),
    );
  },
);
