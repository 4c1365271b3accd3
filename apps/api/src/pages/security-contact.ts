import type { Settings } from '../runtime/settings.ts';

const dayMs = 86_400_000;
/** RFC 9116 recommends at most a year; a deployment is updated more often than this. */
const validDays = 180;

const contactOf = ({ securityContact, webBaseUrl }: Settings): string =>
  securityContact ?? `mailto:security@${new URL(webBaseUrl).hostname}`;

/** Returns a time that is constant for a day, so that the file can be cached for as long. */
const expiresAt = (now: Date): string =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs + validDays * dayMs).toISOString();

export const securityText = (settings: Settings, origin: string, now: Date): string =>
  [
    `Contact: ${contactOf(settings)}`,
    `Expires: ${expiresAt(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
