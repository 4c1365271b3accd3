import { createInstrumentTicket, permissionsNeeded, storePaymentInstrument } from '@tillbook/contract';
import type { Transaction } from '../../db/client.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler, type Call } from '../../http/call.ts';
import { canonicalJson } from '../../idempotency/canonical-json.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findPermittedWithin } from '../../access/grant-store.ts';
import { createInstrument } from './create-instrument.ts';
import { instrumentFaults, type InstrumentDetails } from './instrument-details.ts';
import { findUsedTicket, rememberStored, takeTicket } from './ticket-store.ts';

/** Checked before the body is read. */
export const vaultCallsPerAddress: Throttle = { name: 'vault_address', limit: 30, windowMs: 60_000 };

type StoreCall = Call<typeof storePaymentInstrument>;

/** Separates the security code, which is never stored. */
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

/** Computes a keyed hash without the security code, so that no stored data depends on the code. */
const detailsHmac = ({ vault }: Platform, details: InstrumentDetails): Buffer =>
  vault.fingerprint(`vault:${canonicalJson(details)}`);

/**
 * Returns the permission that the ticket's creation required. It is checked again, because the person's role
 * may have changed.
 */
const neededFor = ({ purpose }: { readonly purpose: string }) =>
  permissionsNeeded(createInstrumentTicket.access.permission, { purpose });

/** Returns the instrument stored by a used ticket, if the details are the same. */
const storedBefore = async (
  transaction: Transaction,
  tokenHash: Buffer,
  bodyHmac: Buffer,
  now: Date,
): Promise<string> => {
  const used = await findUsedTicket(transaction, tokenHash, now);
  const accountId = used && (await findPermittedWithin(transaction, used, neededFor(used)));
  const isSame = used?.bodyHmac?.equals(bodyHmac) === true;
  if (accountId === undefined || !isSame || used.paymentInstrumentId === null) {
    throw new AppError('invalid_ticket');
  }
  return used.paymentInstrumentId;
};

/**
 * Stores the details of a form on the tokenization origin. Redeems the ticket in the same transaction, so
 * that it stays valid after an invalid field, and returns the same instrument to a repeated request.
 */
export const storePaymentInstrumentHandler = defineHandler(storePaymentInstrument, async (call) => {
  const { platform, body, clientAddress, noteAccount } = call;
  const { details, securityCode } = readDetails(call);
  const tokenHash = hashSecretToken(body.ticket);
  const bodyHmac = detailsHmac(platform, details);
  return platform.database.drizzle.transaction(async (transaction) => {
    const now = platform.clock.now();
    const ticket = await takeTicket(transaction, tokenHash, now);
    if (ticket === undefined) {
      return { paymentInstrumentId: await storedBefore(transaction, tokenHash, bodyHmac, now) };
    }
    const { userId, purpose } = ticket;
    const accountId = await findPermittedWithin(transaction, ticket, neededFor(ticket));
    if (accountId === undefined) throw new AppError('invalid_ticket');
    noteAccount(accountId);
    const fields = instrumentFaults(details, purpose, securityCode, now);
    if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
    const id = await createInstrument(platform, { accountId, purpose, details }, transaction);
    await rememberStored(transaction, { accountId, tokenHash }, { paymentInstrumentId: id, bodyHmac });
    await recordAudit(
      platform,
      { userId, accountId, action: 'instrument.create', subject: id, clientAddress },
      transaction,
    );
    return { paymentInstrumentId: id };
  });
});
