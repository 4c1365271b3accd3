import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
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

/** Uses up a ticket, in one statement: of many that try at once exactly one gets it, the others wait and see it used. */
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

/** A ticket that was used and could still be: what was sent with it can be asked for again. */
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

/** Keeps with a ticket what it stored and a keyed hash of what was sent, for whoever did not get the answer. */
export const rememberStored = async (
  connection: Connection,
  tokenHash: Buffer,
  stored: { readonly paymentInstrumentId: string; readonly bodyHmac: Buffer },
): Promise<void> => {
  await connection.update(instrumentTickets).set(stored).where(eq(instrumentTickets.tokenHash, tokenHash));
};
