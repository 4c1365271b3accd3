import { requestPasswordReset } from '@tillbook/contract';
import { normalizeEmail } from '@tillbook/domain';
import { answer } from '../../http/call.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { newSecretToken } from '../../secret-token.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { resetLifeMs, resetLink, resetMail } from './reset-mail.ts';
import { findUserByEmail, insertPasswordReset } from './store.ts';

const requestsPerEmail: Throttle = { name: 'reset_email', limit: 5, windowMs: 60 * 60_000 };

/** Who runs the product on a machine without a mail server finds the link in the log; a real deployment never prints it. */
const printLink = ({ settings, log }: Platform, token: string) => {
  if (settings.smtpUrl !== undefined || settings.production) return;
  log('password_reset_link', { link: resetLink(settings, token) });
};

const mailResetLink = async (platform: Platform, email: string, clientAddress: string | undefined) => {
  const user = await findUserByEmail(platform.database, email);
  if (user === undefined) return;
  const { token, hash } = newSecretToken();
  const createdAt = platform.clock.now();
  await platform.database.drizzle.transaction(async (transaction) => {
    await insertPasswordReset(transaction, {
      tokenHash: hash,
      userId: user.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + resetLifeMs),
    });
    await recordAudit(
      platform,
      { userId: user.id, action: 'password_reset.request', clientAddress },
      transaction,
    );
  });
  await platform.mailer.send(resetMail(platform.settings, user.email, token));
  printLink(platform, token);
};

/** The answer goes out before anybody is looked for, so neither its words nor its time tell who has an account. */
export const requestPasswordResetCall = answer(
  requestPasswordReset,
  async ({ platform, body, clientAddress }) => {
    const email = normalizeEmail(body.email);
    await takeAttempt(platform, requestsPerEmail, email);
    platform.background.run('password_reset_mail', () => mailResetLink(platform, email, clientAddress));
    return {};
  },
);
