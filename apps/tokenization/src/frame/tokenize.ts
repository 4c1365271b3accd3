import type { FormMessage } from '@tillbook/contract/frame';
import { storeInstrument, type BankDetails, type CardDetails } from '../vault/store-instrument.ts';
import type { FieldErrors, FieldTexts, Reading } from './reading.ts';

export type Read = (texts: FieldTexts) => Reading<CardDetails | BankDetails>;

export type Outcome = {
  /** What the page is told. */
  readonly answer: FormMessage;
  /** What stands at the fields from now on. */
  readonly errors: FieldErrors;
};

const pleaseCheck = 'Please check the marked fields.';

const failure = (message: string, errors: FieldErrors): Outcome => ({
  answer: { type: 'tokenization_failure', message },
  errors,
});

/** Reads the form's texts and has the vault store what they amount to. Nothing is sent while a field is wrong. */
export async function tokenize(read: Read, texts: FieldTexts, ticket: string): Promise<Outcome> {
  const reading = read(texts);
  if (!reading.ok) return failure(pleaseCheck, reading.errors);
  const stored = await storeInstrument(reading.details, ticket);
  if (!stored.ok) return failure(stored.message, new Map(Object.entries(stored.fields)));
  const { paymentInstrumentId } = stored;
  return { answer: { type: 'tokenization_success', paymentInstrumentId }, errors: new Map() };
}
