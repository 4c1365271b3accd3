import { AppError } from '../../runtime/app-error.ts';
import { refusePosting, type Command, type KeySeen, type Resolved } from '../../ledger/command.ts';
import { payoutRequested } from '../../ledger/payout.ts';
import { post } from '../../ledger/post.ts';
import { resolveInBackground, firstJobAt } from './resolve-transaction.ts';
import type { TransactionBody } from './take-payment.ts';

/**
 * Sends available money to the payout instrument. The balance and the instrument are checked again under the
 * account's lock.
 */
export const withdraw = async (
  { platform, accountId, actor, attempt, audit }: Command & { readonly actor: string },
  body: TransactionBody,
): Promise<Resolved | KeySeen> => {
  const { paymentInstrumentId } = body;
  if (body.method !== 'ach') throw new AppError('instrument_method_mismatch');
  if (paymentInstrumentId === undefined) {
    throw new AppError('invalid_input', { fields: { paymentInstrumentId: 'This field is required.' } });
  }
  const posting = payoutRequested({
    accountId,
    payoutId: platform.newIdentifier('txn'),
    amountCents: body.amount,
    paymentInstrumentId,
    channel: body.channel,
    referenceId: body.referenceId,
    description: body.description,
    tags: body.tags,
    createdBy: actor,
    askProcessorAt: firstJobAt(platform),
    newIdentifier: platform.newIdentifier,
  });
  const posted = await post(platform, {
    ...posting,
    audit,
    ...(attempt && { attempt, completesAttempt: true }),
  });
  if (!posted.ok) return refusePosting(posted.code);
  resolveInBackground(platform, posted.transaction);
  return { transaction: posted.transaction, isFirstRecording: true };
};
