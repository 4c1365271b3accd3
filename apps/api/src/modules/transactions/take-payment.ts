import type { BodyOf, createTransaction } from '@tillbook/contract';
import { minimumTerminalAmountCents } from '@tillbook/domain';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { refusePosting, type Command, type KeySeen, type Resolved } from '../../ledger/command.ts';
import { post } from '../../ledger/post.ts';
import type { NewTransaction, TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { findInstrument } from '../payment-instruments/index.ts';
import { awaitOutcome } from './await-outcome.ts';
import { hasDevice } from './store.ts';

export type TransactionBody = BodyOf<typeof createTransaction>;

/**
 * Added to the terminal's timeout. Until then, only the attempt's own request asks the processor; then a job
 * asks too.
 */
const graceMs = 10_000;

const requireDevice = async (platform: Platform, accountId: AuthorizedAccountId, body: TransactionBody) => {
  const { serialNumber } = body;
  if (body.method !== 'card') throw new AppError('instrument_method_mismatch');
  if (serialNumber === undefined) {
    throw new AppError('invalid_input', { fields: { serialNumber: 'You must select a device' } });
  }
  if (body.amount < minimumTerminalAmountCents) throw new AppError('amount_too_small');
  if (!(await hasDevice(platform.database, accountId, serialNumber))) throw new AppError('device_unknown');
  return { serialNumber };
};

const requireInstrument = async (
  platform: Platform,
  accountId: AuthorizedAccountId,
  body: TransactionBody,
) => {
  const { paymentInstrumentId } = body;
  if (paymentInstrumentId === undefined) {
    throw new AppError('invalid_input', { fields: { paymentInstrumentId: 'This field is required.' } });
  }
  const instrument = await findInstrument(platform.database, accountId, paymentInstrumentId);
  if (instrument?.purpose !== 'buyer' || instrument.status !== 'active') {
    throw new AppError('instrument_not_chargeable');
  }
  if ((instrument.type === 'card') !== (body.method === 'card')) {
    throw new AppError('instrument_method_mismatch');
  }
  return { paymentInstrumentId };
};

const source = (platform: Platform, accountId: AuthorizedAccountId, body: TransactionBody) =>
  body.channel === 'in_person'
    ? requireDevice(platform, accountId, body)
    : requireInstrument(platform, accountId, body);

/** Validates the request and commits the attempt before anything is sent to the processor. */
export const attemptPayment = async (
  { platform, accountId, actor, attempt, audit }: Command,
  body: TransactionBody,
): Promise<TransactionRow | KeySeen> => {
  const payment: NewTransaction = {
    id: platform.newIdentifier('txn'),
    list: 'payments',
    type: 'pull',
    status: 'created',
    amountCents: body.amount,
    method: body.method,
    channel: body.channel,
    ...(await source(platform, accountId, body)),
    referenceId: body.referenceId,
    description: body.description,
    tags: body.tags,
    createdBy: actor,
    askProcessorAt: new Date(platform.clock.now().getTime() + graceMs + platform.settings.terminalTimeoutMs),
  };
  const posted = await post(platform, {
    accountId,
    ...(attempt && { attempt }),
    transactions: [payment],
    audit,
  });
  return posted.ok ? posted.transaction : refusePosting(posted.code);
};

/**
 * Commits the attempt, asks the processor, and posts the outcome. After a crash, a job asks for the outcome
 * again.
 */
export const takePayment = async (command: Command, body: TransactionBody): Promise<Resolved | KeySeen> => {
  const payment = await attemptPayment(command, body);
  return payment === 'key_seen' ? payment : awaitOutcome(command.platform, payment);
};
