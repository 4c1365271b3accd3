import { storePaymentInstrument } from '@tillbook/contract';
import { AppError } from '../../http/app-error.ts';
import { answer, type Call } from '../../http/call.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findGrantWithin } from '../permissions/store.ts';
import { createInstrument } from './create-instrument.ts';
import { instrumentFaults, type InstrumentDetails } from './instrument-details.ts';
import { takeTicket } from './store.ts';

const callsPerAddress: Throttle = { name: 'vault_address', limit: 30, windowMs: 60_000 };

type StoreCall = Call<typeof storePaymentInstrument>;

/** The security code stays here, in memory, and ends with the request. */
const readDetails = ({ body }: StoreCall): { details: InstrumentDetails; securityCode: string } => {
  switch (body.type) {
    case 'card': {
      const { ticket: _, securityCode, ...details } = body;
      return { details, securityCode };
    }
    case 'bank_account': {
      const { ticket: _, billingAddress, ...details } = body;
      return { details: { ...details, billingAddress: withoutGaps(billingAddress) }, securityCode: '' };
    }
  }
};

const withoutGaps = (address: Readonly<Record<string, string | undefined>> | undefined) =>
  address &&
  Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * Stores what the form on the tokenization origin sends. The ticket says for which account and purpose, and is used up
 * in the same transaction that stores: a fault in a field leaves it good for the next try.
 */
export const storePaymentInstrumentCall = answer(storePaymentInstrument, async (call) => {
  const { platform, body, clientAddress } = call;
  await takeAttempt(platform, callsPerAddress, clientNetwork(clientAddress));
  const { details, securityCode } = readDetails(call);
  return platform.database.drizzle.transaction(async (transaction) => {
    const now = platform.clock.now();
    const ticket = await takeTicket(transaction, hashSecretToken(body.ticket), now);
    if (ticket === undefined) throw new AppError('invalid_ticket');
    const { userId, purpose } = ticket;
    const accountId = await findGrantWithin(transaction, userId, ticket.accountId);
    if (accountId === undefined) throw new AppError('invalid_ticket');
    const fields = instrumentFaults(details, purpose, securityCode, now);
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
    const id = await createInstrument(platform, { accountId, purpose, details }, transaction);
    await recordAudit(
      platform,
      { userId, accountId, action: 'instrument.create', subject: id, clientAddress },
      transaction,
    );
    return { paymentInstrumentId: id };
  });
});
