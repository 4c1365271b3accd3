import type { Mail } from '../../mail/mailer.ts';
import { sendDueMails, sendMail } from '../../mail/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../secret-token.ts';
import { insertPasswordReset } from '../identity/index.ts';
import { invitationLifeMs, invitationMail, noticeMail } from './grant-mail.ts';
import {
  closeGrantMail,
  findGrantMail,
  findUnsentGrantMails,
  takeGrantMail,
  type GrantMail,
} from './mail-store.ts';

/** The link is made as the mail goes out: until then nobody holds it, and each try has one of its own. */
const compose = async (platform: Platform, grantMail: GrantMail): Promise<Mail> => {
  if (grantMail.passwordHash !== null) return noticeMail(platform.settings, grantMail);
  const { token, hash } = newSecretToken();
  const createdAt = platform.clock.now();
  await insertPasswordReset(platform.database.drizzle, {
    tokenHash: hash,
    userId: grantMail.userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + invitationLifeMs),
  });
  return invitationMail(platform.settings, grantMail, token);
};

const sendGrantMail = async (platform: Platform, id: string, nextTryAt: Date): Promise<void> => {
  const { database, clock, log } = platform;
  if (!(await takeGrantMail(database, id, clock.now(), nextTryAt))) return;
  const grantMail = await findGrantMail(database, id);
  if (grantMail === undefined) return;
  const outcome = await sendMail(platform, await compose(platform, grantMail));
  if ('refusedAt' in outcome) log('grant_mail_refused', { mail: id });
  await closeGrantMail(database, id, outcome);
};

/** Mails the people who were granted an account and have not been told. */
export const sendDueGrantMails = (platform: Platform): Promise<void> =>
  sendDueMails(platform, { findDue: findUnsentGrantMails, send: sendGrantMail });
