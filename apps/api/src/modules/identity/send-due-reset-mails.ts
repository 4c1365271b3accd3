import { sendDueMails, sendMail } from '../../mail-queue/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { resetLifeMs, resetLink, resetMailTo } from './reset-mail.ts';
import {
  findDueResetRequests,
  noteLink,
  removeResetRequest,
  takeResetRequest,
  type ResetRequest,
} from './reset-request-store.ts';
import { findUserByEmail, insertPasswordReset, type User } from './store.ts';

/** Logs the link if no mail server is configured, but never in production. */
const printLink = ({ settings, log }: Platform, token: string) => {
  if (settings.smtpUrl !== undefined || settings.production) return;
  log('password_reset_link', { link: resetLink(settings, token) });
};

/** Creates a new link for each try, because only a hash of the link is stored. */
const storeLink = async (
  platform: Platform,
  { id, linkedAt, clientAddress }: ResetRequest,
  user: User,
): Promise<string> => {
  const { token, hash } = newSecretToken();
  const createdAt = platform.clock.now();
  await platform.database.drizzle.transaction(async (transaction) => {
    await insertPasswordReset(transaction, {
      tokenHash: hash,
      userId: user.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + resetLifeMs),
    });
    if (linkedAt !== null) return;
    await noteLink(transaction, id, createdAt);
    await recordAudit(
      platform,
      {
        userId: user.id,
        action: 'password_reset.request',
        clientAddress: clientAddress ?? undefined,
      },
      transaction,
    );
  });
  return token;
};

const mailLink = async (platform: Platform, request: ResetRequest): Promise<void> => {
  const user = await findUserByEmail(platform.database, request.email);
  if (user === undefined) return;
  const token = await storeLink(platform, request, user);
  const outcome = await sendMail(platform, resetMailTo(platform.settings, user.email, token));
  if ('refusedAt' in outcome) return platform.log('password_reset_mail_refused', { request: request.id });
  printLink(platform, token);
};

const sendRequested = async (platform: Platform, id: string, nextTryAt: Date): Promise<void> => {
  const { database, clock } = platform;
  const now = clock.now();
  const request = await takeResetRequest(database, id, now, nextTryAt);
  if (request === undefined) return;
  // A link would have expired by now.
  const isOld = now.getTime() - request.requestedAt.getTime() >= resetLifeMs;
  if (isOld) platform.log('password_reset_given_up', { request: id });
  else await mailLink(platform, request);
  await removeResetRequest(database, id);
};

export const sendDueResetMails = (platform: Platform): Promise<void> =>
  sendDueMails(platform, { findDue: findDueResetRequests, send: sendRequested });
