import { escapeHtml } from '../../escape-html.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';

const lifeMinutes = 30;
export const resetLifeMs = lifeMinutes * 60_000;

export const resetLink = ({ webBaseUrl }: Settings, token: string): string =>
  `${webBaseUrl}/reset-password?token=${token}`;

const lines = (brandName: string) => ({
  asked: `Somebody asked for a new password for your ${brandName} account.`,
  howTo: `Choose one by this link. It works once and for ${lifeMinutes} minutes:`,
  otherwise: 'If it was not you, you can leave this mail alone: your password stays as it is.',
});

export const resetMail = (settings: Settings, to: string, token: string): Mail => {
  const { asked, howTo, otherwise } = lines(settings.brandName);
  const link = resetLink(settings, token);
  return {
    to,
    subject: `Reset your ${settings.brandName} password`,
    text: `${asked}\n\n${howTo}\n${link}\n\n${otherwise}\n`,
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(asked)}</p><p>${escapeHtml(howTo)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p><p>${escapeHtml(otherwise)}</p></body></html>`,
  };
};
