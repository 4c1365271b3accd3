import { isEmailAddress } from '@tillbook/domain';
import * as z from 'zod/mini';

/**
 * Validates a variable. The message names the allowed values but not the given value: secrets must not be
 * quoted, and `readSettings` quotes the others.
 */
const text = (allowed: string, isAllowed: (raw: string) => boolean) =>
  z.string().check(z.refine(isAllowed, allowed));

export const anyText = z.string();

export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    text(
      `Enter a whole number from ${least} to ${most}.`,
      (raw) => /^\d+$/.test(raw) && Number(raw) >= least && Number(raw) <= most,
    ),
    z.transform(Number),
  );

/** Parses an instant with its time zone, so that the machine's zone does not matter. */
export const instant = z.pipe(
  text(
    'Give an instant with a time zone, such as 2026-11-23T15:00:00Z.',
    (raw) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(raw) &&
      Number.isFinite(Date.parse(raw)),
  ),
  z.transform((raw) => new Date(raw)),
);

export const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  z.enum(choices, `Choose one of: ${choices.join(', ')}.`);

export const databaseAddress = text(
  'Enter an address such as postgres://user:password@host:5432/name.',
  (raw) => ['postgres:', 'postgresql:'].includes(URL.parse(raw)?.protocol ?? ''),
);

export const mailServerAddress = text(
  'Enter an address such as smtp://user:password@mail.example.com:587, or smtps://.',
  (raw) => {
    const url = URL.parse(raw);
    return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
  },
);

const sender = /^(?:(?<name>[^<>"]*?)\s*<(?<bracketed>[^<>\s]+)>|(?<bare>[^<>\s]+))$/;

export type MailSender = { readonly name: string | undefined; readonly address: string };

const senderIn = (raw: string): MailSender | undefined => {
  const { name, bracketed, bare } = sender.exec(raw.trim())?.groups ?? {};
  const address = bracketed ?? bare ?? '';
  return isEmailAddress(address) ? { name: name || undefined, address } : undefined;
};

export const mailSender = z.pipe(
  text(
    'Enter an email address, such as no-reply@example.com or Tillbook <no-reply@example.com>.',
    (raw) => senderIn(raw) !== undefined,
  ),
  z.transform((raw): MailSender => senderIn(raw) ?? { name: undefined, address: raw }),
);

export const contactAddress = text(
  'Enter an address that begins with mailto: or https://, such as mailto:security@example.com.',
  (raw) => {
    const url = URL.parse(raw);
    return url !== null && !/\s/.test(raw) && (url.protocol === 'https:' || /^mailto:[^@]+@[^@]+$/.test(raw));
  },
);

const shortestToken = 20;

/** Validates a secret that another program presents: too long to guess. */
export const bearerToken = text(
  `Enter at least ${shortestToken} printable characters, without spaces.`,
  (raw) => raw.length >= shortestToken && /^[\x21-\x7e]+$/.test(raw),
);

const switchWords = ['on', 'off', 'true', 'false', '1', '0'] as const;

export const onOrOff = z.pipe(
  oneOf(...switchWords),
  z.transform((word) => ['on', 'true', '1'].includes(word)),
);
