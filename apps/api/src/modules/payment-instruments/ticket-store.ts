import { and, eq, gt, isNotNull, isNull } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import { instrumentTickets } from '../../db/schema/index.ts';
import { isFromLivingSession } from '../../access/sessions.ts';

export const insertTicket = async (
  connection: Connection,
  ticket: typeof instrumentTickets.$inferInsert,
): Promise<void> => {
  await connection.insert(instrumentTickets).values(ticket);
};

const ticketColumns = {
  accountId: instrumentTickets.accountId,
  purpose: instrumentTickets.purpose,
  userId: instrumentTickets.userId,
};

/**
 * Redeems a ticket in one statement: exactly one of several concurrent requests succeeds, and the others wait
 * for it.
 */
export const takeTicket = async (connection: Connection, tokenHash: Buffer, now: Date) => {
  const [ticket] = await connection
    .update(instrumentTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(instrumentTickets.tokenHash, tokenHash),
        isNull(instrumentTickets.usedAt),
        gt(instrumentTickets.expiresAt, now),
        isFromLivingSession(instrumentTickets.sessionTokenHash, now),
      ),
    )
    .returning(ticketColumns);
  return ticket;
};

export const findUsedTicket = async (connection: Connection, tokenHash: Buffer, now: Date) => {
  const [ticket] = await connection
    .select({
      ...ticketColumns,
      paymentInstrumentId: instrumentTickets.paymentInstrumentId,
      bodyHmac: instrumentTickets.bodyHmac,
    })
    .from(instrumentTickets)
    .where(
      and(
        eq(instrumentTickets.tokenHash, tokenHash),
        isNotNull(instrumentTickets.usedAt),
        gt(instrumentTickets.expiresAt, now),
        isFromLivingSession(instrumentTickets.sessionTokenHash, now),
      ),
    );
  return ticket;
};

/** Stores the instrument and the request's keyed hash with the ticket, for repeated requests. */
export const rememberStored = async (
  connection: Connection,
  { accountId, tokenHash }: Pick<typeof instrumentTickets.$inferSelect, 'accountId' | 'tokenHash'>,
  stored: { readonly paymentInstrumentId: string; readonly bodyHmac: Buffer },
): Promise<void> => {
  await connection
    .update(instrumentTickets)
    .set(stored)
    .where(and(eq(instrumentTickets.accountId, accountId), eq(instrumentTickets.tokenHash, tokenHash)));
};
