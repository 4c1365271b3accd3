import type { AccountObject } from '../../runtime/account-object.ts';
import type { Mail } from '../../mail/mailer.ts';
import { sendDueMails, sendMail } from '../../mail-queue/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { insertPasswordReset } from '../identity/index.ts';
import { accessMailTo, invitationLifeMs, invitationMailTo } from './grant-mail.ts';
import {
  closeGrantMail,
  findGrantMail,
  findUnsentGrantMails,
  takeGrantMail,
  type GrantMail,
} from './mail-store.ts';

/** Creates a new link for each try, because only a hash of the link is stored. */
const compose = async (platform: Platform, grantMail: GrantMail): Promise<Mail> => {
  if (grantMail.passwordHash !== null) return accessMailTo(platform.settings, grantMail);
  const { token, hash } = newSecretToken();
  const createdAt = platform.clock.now();
  await insertPasswordReset(platform.database.drizzle, {
    tokenHash: hash,
    userId: grantMail.userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationLifeMs),
  });
  return invitationMailTo(platform.settings, grantMail, token);
};

const sendGrantMail = async (platform: Platform, due: AccountObject, nextTryAt: Date): Promise<void> => {
  const { database, clock, log } = platform;
  if (!(await takeGrantMail(database, due, clock.now(), nextTryAt))) return;
  const grantMail = await findGrantMail(database, due);
  if (grantMail === undefined) return;
  const outcome = await sendMail(platform, await compose(platform, grantMail));
  if ('refusedAt' in outcome) log('grant_mail_refused', { mail: due.id });
  await closeGrantMail(database, due, outcome);
};

export const sendDueGrantMails = (platform: Platform): Promise<void> =>
  sendDueMails(platform, { findDue: findUnsentGrantMails, send: sendGrantMail });
