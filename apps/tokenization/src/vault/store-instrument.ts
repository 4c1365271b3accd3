import { errorBody, storePaymentInstrument, type BodyOf } from '@tillbook/contract';

type VaultBody = BodyOf<typeof storePaymentInstrument>;
export type CardDetails = Omit<Extract<VaultBody, { type: 'card' }>, 'ticket'>;
export type BankDetails = Omit<Extract<VaultBody, { type: 'bank_account' }>, 'ticket'>;

export type StoredInstrument =
  | { readonly ok: true; readonly paymentInstrumentId: string }
  | {
      readonly ok: false;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };

const timeoutMs = 30_000;
const unreachable = 'We couldn’t save the payment instrument. Check your connection and try again.';
const unexpected = 'We couldn’t save the payment instrument. Please try again.';

const failure = (message: string, fields: Readonly<Record<string, string>> = {}): StoredInstrument => ({
  ok: false,
  message,
  fields,
});

/** Sends the details to the vault, which is on the form's own origin. */
export async function storeInstrument(
  details: CardDetails | BankDetails,
  ticket: string,
): Promise<StoredInstrument> {
  const body = JSON.stringify({ ...details, ticket });
  try {
    const response = await fetch(storePaymentInstrument.path, {
      method: storePaymentInstrument.method,
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? await readSuccess(response) : await readRefusal(response);
  } catch {
    return failure(unreachable);
  }
}

async function readSuccess(response: Response): Promise<StoredInstrument> {
  const stored = storePaymentInstrument.response.safeParse(await readJson(response));
  return stored.success ? { ok: true, ...stored.data } : failure(unexpected);
}

async function readRefusal(response: Response): Promise<StoredInstrument> {
  const refusal = errorBody.safeParse(await readJson(response));
  return refusal.success ? failure(refusal.data.message, refusal.data.fields) : failure(unexpected);
}

/**
 * Treats invalid JSON as an unexpected response, and leaves a truncated body (a lost connection) to the
 * caller.
 */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
