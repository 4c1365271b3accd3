import { inviteMail } from '@tillbook/mails';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Mail } from '../../mail/mailer.ts';
import { sendDueMails, sendMail } from '../../mail-queue/send-due-mails.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { closeInviteMail, findAccountName, findUnsentInvites, takeInviteMail } from './invite-mail-store.ts';

type Invitation = { readonly email: string; readonly accountName: string; readonly token: string };

/** Composes the same email for known and unknown addresses. */
const inviteMailTo = ({ settings }: Platform, { email, accountName, token }: Invitation): Mail => ({
  to: email,
  ...inviteMail({
    brandName: settings.brandName,
    accountName,
    link: `${settings.webBaseUrl}/accept-invite?token=${token}`,
    lifeDays: 7,
  }),
});

/** Creates a new link for each try, because only a hash of the link is stored. */
const sendInvite = async (platform: Platform, due: AccountObject, nextTryAt: Date): Promise<void> => {
  const { database, clock, log } = platform;
  const { token, hash: tokenHash } = newSecretToken();
  const taken = await takeInviteMail(database, due, { tokenHash, now: clock.now(), nextTryAt });
  const accountName = await findAccountName(database, due);
  if (taken === undefined || accountName === undefined) return;
  const outcome = await sendMail(
    platform,
    inviteMailTo(platform, { email: taken.email, accountName, token }),
  );
  if ('refusedAt' in outcome) log('invite_mail_refused', { mail: due.id });
  await closeInviteMail(database, due, tokenHash, outcome);
};

export const sendDueInvites = (platform: Platform): Promise<void> =>
  sendDueMails(platform, { findDue: findUnsentInvites, send: sendInvite });
