import { resetMail } from '@tillbook/mails';
import type { Mail } from '../../mail/mailer.ts';
import type { Settings } from '../../runtime/settings.ts';

const lifeMinutes = 30;
export const resetLifeMs = lifeMinutes * 60_000;

export const resetLink = ({ webBaseUrl }: Settings, token: string): string =>
  `${webBaseUrl}/reset-password?token=${token}`;

export const resetMailTo = (settings: Settings, to: string, token: string): Mail => ({
  to,
  ...resetMail({ brandName: settings.brandName, link: resetLink(settings, token), lifeMinutes }),
});
