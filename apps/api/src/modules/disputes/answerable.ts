import type { DisputeDetail } from '@tillbook/contract';
import { and, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client.ts';
import { disputes } from '../../db/schema/index.ts';
import { AppError } from '../../app-error.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { findDisputeFacts, type DisputeRow } from './dispute-facts.ts';
import { isAnswerable, toDisputeDetail } from './dispute-response.ts';

/** Who does something to a dispute, and to which. */
export type DisputeDeed = {
  readonly accountId: AuthorizedAccountId;
  readonly disputeId: string;
  readonly userId: string;
  readonly clientAddress?: string | undefined;
};

const ofAccount = ({ disputeId, accountId }: DisputeDeed) =>
  and(eq(disputes.id, disputeId), eq(disputes.accountId, accountId));

const refusalOf = ({ closedAt, status }: DisputeRow) => {
  if (closedAt !== null) return 'dispute_closed';
  return status === 'pending' ? 'dispute_overdue' : 'dispute_answered';
};

const ifAnswerable = ({ clock }: Platform, row: DisputeRow | undefined): DisputeRow => {
  if (row === undefined) throw new AppError('not_found');
  if (!isAnswerable(row, clock.now())) throw new AppError(refusalOf(row));
  return row;
};

/** A dispute that can still be answered, as it stands; refused where it cannot. */
export const readAnswerable = async (
  platform: Platform,
  connection: Connection,
  deed: DisputeDeed,
): Promise<DisputeRow> => {
  const [row] = await connection.select().from(disputes).where(ofAccount(deed));
  return ifAnswerable(platform, row);
};

/** The same, and nobody else answers it or writes to it until the transaction ends. */
export const holdAnswerable = async (
  platform: Platform,
  transaction: Transaction,
  deed: DisputeDeed,
): Promise<DisputeRow> => {
  const [row] = await transaction.select().from(disputes).where(ofAccount(deed)).for('update');
  return ifAnswerable(platform, row);
};

/** The dispute as its transaction leaves it. */
export const detailWithin = async (
  platform: Platform,
  connection: Connection,
  accountId: AuthorizedAccountId,
  disputeId: string,
): Promise<DisputeDetail> => {
  const facts = await findDisputeFacts(connection, accountId, disputeId);
  if (facts === undefined) throw new AppError('not_found');
  return toDisputeDetail(facts, platform.clock.now());
};
