import type { FormMessage } from '@tillbook/contract/frame';
import { storeInstrument, type BankDetails, type CardDetails } from '../vault/store-instrument.ts';
import type { FieldErrors, FieldTexts, Reading } from './reading.ts';

export type Read = (texts: FieldTexts) => Reading<CardDetails | BankDetails>;

export type Outcome = {
  readonly reply: FormMessage;
  readonly errors: FieldErrors;
};

const pleaseCheck = 'Check the highlighted fields.';

const failure = (message: string, errors: FieldErrors): Outcome => ({
  reply: { type: 'tokenization_failure', message },
  errors,
});

/**
 * Maps fields of the request to fields of the form. An expiry is two numbers in the request and one field in
 * the form.
 */
const shownAt: Readonly<Record<string, string>> = {
  expirationMonth: 'expiration',
  expirationYear: 'expiration',
};

const errorsAtFields = (fields: Readonly<Record<string, string>>): FieldErrors =>
  new Map(Object.entries(fields).map(([field, message]) => [shownAt[field] ?? field, message]));

/** Sends nothing while a field is invalid. */
export async function tokenize(read: Read, texts: FieldTexts, ticket: string): Promise<Outcome> {
  const reading = read(texts);
  if (!reading.ok) return failure(pleaseCheck, reading.errors);
  const stored = await storeInstrument(reading.details, ticket);
  if (!stored.ok) return failure(stored.message, errorsAtFields(stored.fields));
  const { paymentInstrumentId } = stored;
  return { reply: { type: 'tokenization_success', paymentInstrumentId }, errors: new Map() };
}
