import { mailColors } from './colors.ts';
import { escapeHtml } from '@tillbook/domain';
import type { MailContent, MailParts } from './mail-content.ts';

const { light, dark } = mailColors;

/**
 * The dark theme. Mail programs that drop the style sheet show the light theme, which is set on the elements
 * themselves.
 */
const style = `
@media (prefers-color-scheme: dark) {
  .canvas { background: ${dark.canvas} !important; }
  .card { background: ${dark.surface} !important; border-color: ${dark.border} !important; }
  .text, .value { color: ${dark.text} !important; }
  .secondary { color: ${dark.textSecondary} !important; }
  .muted { color: ${dark.textMuted} !important; }
  .row { border-color: ${dark.border} !important; }
  .button { background: ${dark.accent} !important; color: ${dark.textOnAccent} !important; }
}`;

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";

const paragraph = (text: string): string =>
  `<p class="secondary" style="margin:0 0 16px;font-size:14px;line-height:20px;color:${light.textSecondary}">${escapeHtml(text)}</p>`;

const amountLine = (amount: string): string =>
  `<p class="text" style="margin:0 0 16px;font-size:36px;line-height:44px;font-weight:600;color:${light.text}">${escapeHtml(amount)}</p>`;

const buttonLine = ({ label, href }: NonNullable<MailParts['button']>): string => {
  const address = escapeHtml(href);
  return `<p style="margin:0 0 16px"><a class="button" href="${address}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:${light.accent};color:${light.textOnAccent};font-size:14px;line-height:20px;font-weight:500;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:12px;line-height:16px;color:${light.textMuted};word-break:break-all">Or open this address: ${address}</p>`;
};

const cell = `padding:8px 0;border-bottom:1px solid ${light.border};font-size:14px;line-height:20px;vertical-align:top`;

const factRow = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" class="muted row" style="${cell};padding-right:16px;font-weight:400;text-align:left;color:${light.textMuted}">${escapeHtml(label)}</th><td class="value row" style="${cell};text-align:right;color:${light.text}">${escapeHtml(value)}</td></tr>`;

const factTable = (facts: NonNullable<MailParts['facts']>): string =>
  `<table width="100%" style="border-collapse:collapse;margin:0 0 16px">\n${facts.map(factRow).join('\n')}\n</table>`;

const noteLine = (note: string): string =>
  `<p class="muted" style="margin:0;font-size:12px;line-height:16px;color:${light.textMuted}">${escapeHtml(note)}</p>`;

const htmlOf = (parts: MailParts): string => {
  const { brandName, subject, heading, amount, paragraphs = [], button, facts, note } = parts;
  const content = [
    amount === undefined ? '' : amountLine(amount),
    ...paragraphs.map(paragraph),
    button ? buttonLine(button) : '',
    facts ? factTable(facts) : '',
    note === undefined ? '' : noteLine(note),
  ].filter((part) => part !== '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; }${style}
</style>
</head>
<body class="canvas" style="margin:0;background:${light.canvas};${font}">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td class="canvas" align="center" style="padding:32px 16px;background:${light.canvas}">
<table role="presentation" width="100%" style="border-collapse:separate;max-width:520px;text-align:left"><tr><td style="padding:0 0 16px">
<p class="text" style="margin:0;font-size:14px;line-height:20px;font-weight:600;color:${light.text}">${escapeHtml(brandName)}</p>
</td></tr><tr><td class="card" style="padding:24px;border:1px solid ${light.border};border-radius:10px;background:${light.surface}">
<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:${light.text}">${escapeHtml(heading)}</h1>
${content.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
};

const textOf = ({ heading, amount, paragraphs = [], button, facts = [], note }: MailParts): string => {
  const blocks = [
    heading,
    amount,
    ...paragraphs,
    button && `${button.label}:\n${button.href}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    note,
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
};

/**
 * Lays out a mail in the product's look, as HTML for light and dark and as text.
 *
 * @example layOutMail({ brandName: 'Tillbook', subject: 'Reset your password', heading: 'Reset your password' })
 */
export const layOutMail = (parts: MailParts): MailContent => ({
  subject: parts.subject,
  text: textOf(parts),
  html: htmlOf(parts),
});
