import { emailChangedMail, emailChangeMail } from '@tillbook/mails';
import type { Mail } from '../../mail/mailer.ts';
import { sendDueMails, sendMail } from '../../mail-queue/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import {
  closeEmailMail,
  findDueEmailChanges,
  storeEmailLink,
  takeEmailChange,
  type EmailChange,
} from './email-change-store.ts';
import { findUserByEmail } from './store.ts';

const lifeMinutes = 30;
const linkLifeMs = lifeMinutes * 60_000;

/** Creates a new link for each try, because only a hash of the link is stored. */
const linkMailTo = async (platform: Platform, { id, newEmail }: EmailChange): Promise<Mail> => {
  const { brandName, webBaseUrl } = platform.settings;
  const { token, hash: tokenHash } = newSecretToken();
  const expiresAt = new Date(platform.clock.now().getTime() + linkLifeMs);
  await storeEmailLink(platform.database, id, { tokenHash, expiresAt });
  const link = `${webBaseUrl}/confirm-email?token=${token}`;
  return { to: newEmail, ...emailChangeMail({ brandName, newEmail, link, lifeMinutes }) };
};

const noticeMailTo = ({ settings }: Platform, { oldEmail, newEmail }: EmailChange): Mail => ({
  to: oldEmail,
  ...emailChangedMail({ brandName: settings.brandName, oldEmail, newEmail }),
});

/** Returns no email for a taken address or an old request. */
const dueMail = async (platform: Platform, change: EmailChange): Promise<Mail | undefined> => {
  if (change.confirmedAt !== null) return noticeMailTo(platform, change);
  const ageMs = platform.clock.now().getTime() - change.requestedAt.getTime();
  if (ageMs >= linkLifeMs) return undefined;
  const holder = await findUserByEmail(platform.database, change.newEmail);
  return holder === undefined ? linkMailTo(platform, change) : undefined;
};

const sendOne = async (platform: Platform, id: string, nextTryAt: Date): Promise<void> => {
  const { database, clock, log } = platform;
  const change = await takeEmailChange(database, id, clock.now(), nextTryAt);
  if (change === undefined) return;
  const mail = await dueMail(platform, change);
  const outcome = mail && (await sendMail(platform, mail));
  if (outcome && 'refusedAt' in outcome) log('email_change_mail_refused', { change: id });
  await closeEmailMail(database, change, clock.now());
};

export const sendDueEmailChanges = (platform: Platform): Promise<void> =>
  sendDueMails(platform, { findDue: findDueEmailChanges, send: sendOne });
