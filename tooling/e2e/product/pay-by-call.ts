import { randomUUID } from 'node:crypto';
import { callAs, sendAs, type SignedIn } from './sign-in-by-call.ts';

export type PaidByCall = { readonly id: string; readonly status: string };

type Instrument = {
  readonly id: string;
  readonly type: string;
  readonly purpose: string;
  readonly lastFour: string;
};

const storedCardOf = async (
  webUrl: string,
  { token, accountId }: SignedIn,
  cardLastFour: string,
): Promise<Instrument> => {
  const { paymentInstruments } = await callAs<{ paymentInstruments: readonly Instrument[] }>(
    webUrl,
    token,
    `/payment-instruments?accountId=${accountId}&limit=100`,
  );
  const card = paymentInstruments.find(
    ({ type, purpose, lastFour }) => type === 'card' && purpose === 'buyer' && lastFour === cardLastFour,
  );
  if (!card) throw new Error(`The demo data has no card that ends in ${cardLastFour}.`);
  return card;
};

export const payByCall = async (
  webUrl: string,
  signedIn: SignedIn,
  amountCents: number,
  cardLastFour = '4242',
): Promise<PaidByCall> => {
  const { token, accountId } = signedIn;
  const card = await storedCardOf(webUrl, signedIn, cardLastFour);
  return sendAs<PaidByCall>(webUrl, token, '/transactions', randomUUID(), {
    accountId,
    amount: amountCents,
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: card.id,
  });
};
