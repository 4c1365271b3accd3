import { createInstrumentTicket, storePaymentInstrument } from '@tillbook/contract';
import { demoCard } from '../load/demo-card.ts';
import type { Task } from './merchant-tasks.ts';
import { timed, type Timings } from './timed-client.ts';

const bank = {
  type: 'bank_account',
  ownerName: 'Dana Whitfield',
  accountType: 'personal_checking',
  accountNumber: '000123456789',
  routingNumber: '110000000',
} as const;

const store = async (formsBaseUrl: string, body: object): Promise<void> => {
  const response = await fetch(formsBaseUrl + storePaymentInstrument.path, {
    method: 'POST',
    // The vault accepts requests only from the forms' own origin.
    headers: { 'content-type': 'application/json', origin: formsBaseUrl },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
};

/** Stores instruments as the tokenization form does: gets a ticket, then sends the number to the vault. */
export const storeInstruments =
  (formsBaseUrl: string, timings: Timings): Task =>
  async ({ merchant, accountId }) => {
    const body = { accountId, purpose: 'buyer' } as const;
    for (const details of [demoCard, bank]) {
      const { ticket } = await merchant.call(createInstrumentTicket, { body });
      const instrument = { ...details, ticket };
      await timed(timings, storePaymentInstrument.name, () => store(formsBaseUrl, instrument));
    }
  };
