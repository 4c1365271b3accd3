import type { Settings } from '../settings.ts';

const dayMs = 86_400_000;
/** A year is the most that RFC 9116 recommends; a deployment is updated more often than this. */
const validDays = 180;

const contactOf = ({ securityContact, webBaseUrl }: Settings): string =>
  securityContact ?? `mailto:security@${new URL(webBaseUrl).hostname}`;

/** The same all day, so that it can be kept for as long. */
const expiresAt = (now: Date): string =>
  new Date(Math.floor(now.getTime() / dayMs) * dayMs + validDays * dayMs).toISOString();

/** Whom to tell of a weakness, as RFC 9116 has it. */
export const securityText = (settings: Settings, origin: string, now: Date): string =>
  [
    `Contact: ${contactOf(settings)}`,
    `Expires: ${expiresAt(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
