import { createHandoverCode } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAccountForAdmin } from '../../access/grant-store.ts';
import { insertHandoverCode } from './handover-store.ts';

const codeLifeMs = 60_000;

/**
 * Creates a code to pass in an address to another origin, because a session's token must never be in an
 * address.
 */
export const createHandoverCodeHandler = defineHandler(
  createHandoverCode,
  async ({ platform, session, body, clientAddress, refuse, noteAccount }) => {
    const accountId = await findAccountForAdmin(platform.database, body.accountId);
    if (accountId === undefined) return refuse('not_found');
    noteAccount(accountId);
    const { token: code, hash: codeHash } = newSecretToken();
    const { userId } = session;
    const createdAt = platform.clock.now();
    const expiresAt = new Date(createdAt.getTime() + codeLifeMs);
    await platform.database.drizzle.transaction(async (transaction) => {
      await insertHandoverCode(transaction, { codeHash, userId, accountId, createdAt, expiresAt });
      await recordAudit(
        platform,
        { userId, accountId, action: 'handover_code.create', clientAddress },
        transaction,
      );
    });
    return { code, expiresAt: expiresAt.toISOString() };
  },
);
