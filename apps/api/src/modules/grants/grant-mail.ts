import { accessMail, invitationMail } from '@tillbook/mails';
import type { Mail } from '../../mail/mailer.ts';
import type { Settings } from '../../runtime/settings.ts';
import { resetLink } from '../identity/index.ts';

const invitationLifeHours = 24;
export const invitationLifeMs = invitationLifeHours * 60 * 60_000;

type Grantee = { readonly email: string; readonly accountName: string };

export const invitationMailTo = (
  settings: Settings,
  { email, accountName }: Grantee,
  token: string,
): Mail => ({
  to: email,
  ...invitationMail({
    brandName: settings.brandName,
    accountName,
    link: resetLink(settings, token),
    lifeHours: invitationLifeHours,
    forgotPasswordLink: `${settings.webBaseUrl}/forgot-password`,
  }),
});

export const accessMailTo = (settings: Settings, { email, accountName }: Grantee): Mail => ({
  to: email,
  ...accessMail({
    brandName: settings.brandName,
    accountName,
    link: `${settings.webBaseUrl}/program-list`,
  }),
});
