import { join } from 'node:path';
import type { Clock } from '../runtime/clock.ts';
import type { Settings } from '../runtime/settings.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

export const openMailer = (settings: Settings, clock: Clock): Mailer =>
  settings.smtpUrl === undefined
    ? outboxMailer(join(settings.dataDirectory, 'outbox'), settings, clock)
    : smtpMailer(settings.smtpUrl, settings);
