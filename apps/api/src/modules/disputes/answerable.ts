import type { DisputeDetail } from '@tillbook/contract';
import type { Connection, Transaction } from '../../db/client.ts';
import { disputes } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Platform } from '../../platform.ts';
import { findDisputeFacts, type DisputeRow } from './dispute-facts.ts';
import { isAnswerable, toDisputeDetail } from './dispute-response.ts';
import { isDispute } from './store.ts';

export type DisputeCommand = {
  readonly accountId: AuthorizedAccountId;
  readonly disputeId: string;
  readonly userId: string;
  readonly clientAddress?: string | undefined;
};

const isNamed = ({ disputeId: id, accountId }: DisputeCommand) => isDispute({ accountId, id });

const refusalOf = ({ closedAt, status }: DisputeRow) => {
  if (closedAt !== null) return 'dispute_closed';
  return status === 'pending' ? 'dispute_overdue' : 'dispute_answered';
};

const ifAnswerable = ({ clock }: Platform, row: DisputeRow | undefined): DisputeRow => {
  if (row === undefined) throw new AppError('not_found');
  if (!isAnswerable(row, clock.now())) throw new AppError(refusalOf(row));
  return row;
};

export const readOpenDispute = async (
  platform: Platform,
  connection: Connection,
  command: DisputeCommand,
): Promise<DisputeRow> => {
  const [row] = await connection.select().from(disputes).where(isNamed(command));
  return ifAnswerable(platform, row);
};

/** Locks the dispute, so that no other request responds to it or edits its draft. */
export const lockOpenDispute = async (
  platform: Platform,
  transaction: Transaction,
  command: DisputeCommand,
): Promise<DisputeRow> => {
  const [row] = await transaction.select().from(disputes).where(isNamed(command)).for('update');
  return ifAnswerable(platform, row);
};

/** Returns the dispute with the uncommitted changes of the transaction. */
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
