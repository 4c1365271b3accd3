import { createInstrumentTicket } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { insertTicket } from './ticket-store.ts';

const ticketLifeMs = 10 * 60_000;

export const createInstrumentTicketHandler = defineHandler(
  createInstrumentTicket,
  async ({ platform, accountId, body, session, clientAddress }) => {
    const { token, hash } = newSecretToken();
    const createdAt = platform.clock.now();
    const expiresAt = new Date(createdAt.getTime() + ticketLifeMs);
    const { userId } = session;
    await platform.database.drizzle.transaction(async (transaction) => {
      await insertTicket(transaction, {
        tokenHash: hash,
        sessionTokenHash: session.tokenHash,
        accountId,
        purpose: body.purpose,
        userId,
        createdAt,
        expiresAt,
      });
      const details = { purpose: body.purpose };
      await recordAudit(
        platform,
        { userId, accountId, action: 'instrument_ticket.create', clientAddress, details },
        transaction,
      );
    });
    return { ticket: token };
  },
);
