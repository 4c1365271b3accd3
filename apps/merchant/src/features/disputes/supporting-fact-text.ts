import type { DisputeDetail, Transaction } from '@tillbook/contract';
import { formatDate } from '@tillbook/domain';

/** Earlier payments with the same card, newest first; `unknown` if loading failed, `undefined` while loading. */
export type EarlierPayments = readonly Transaction[] | 'unknown' | undefined;

/** A fact that the platform knows: the title and detail are for the merchant, the sentence is for the bank. */
export type SupportingFact = {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  /** The text to add to the explanation, if any. */
  readonly sentence?: string;
};

const counted = (count: number): string => (count === 1 ? '1 payment' : `${String(count)} payments`);
const times = (count: number): string => (count === 1 ? 'once' : `${String(count)} times`);

const earlierFact = (earlier: EarlierPayments): SupportingFact => {
  const fact = { kind: 'earlier_payments', title: 'Earlier payments with this card' };
  if (earlier === undefined) return { ...fact, detail: 'Looking...' };
  if (earlier === 'unknown') return { ...fact, detail: 'We couldn’t load them.' };
  const undisputed = earlier.filter(({ disputeStatus }) => disputeStatus === undefined);
  const first = undisputed.at(-1);
  if (first === undefined) {
    return { ...fact, detail: earlier.length === 0 ? 'None before this one.' : 'All of them were disputed.' };
  }
  const since = formatDate(first.createdAt);
  return {
    ...fact,
    detail: `${counted(undisputed.length)} since ${since}, none disputed.`,
    sentence: `The same card paid us ${times(undisputed.length)} before without a dispute, first on ${since}.`,
  };
};

const factOf = (
  kind: string,
  dispute: DisputeDetail,
  earlier: EarlierPayments,
): SupportingFact | undefined => {
  const { receiptSentTo = [], statementDescriptor, payment } = dispute;
  switch (kind) {
    case 'earlier_payments':
      return payment?.paymentInstrumentId === undefined ? undefined : earlierFact(earlier);
    case 'receipt_address': {
      const addresses = receiptSentTo.join(', ');
      if (addresses === '') return undefined;
      const sentence = `We emailed the receipt to ${addresses}.`;
      return { kind, title: 'Receipt emailed to the customer', detail: `Sent to ${addresses}.`, sentence };
    }
    case 'statement_descriptor': {
      if (statementDescriptor === undefined) return undefined;
      const sentence = `The customer’s statement shows this payment as ${statementDescriptor}.`;
      return { kind, title: 'Name on the customer’s statement', detail: `${statementDescriptor}.`, sentence };
    }
    default:
      return undefined;
  }
};

/** Returns the facts that counter a dispute's reason, strongest first. */
export const supportingFactsOf = (
  dispute: DisputeDetail,
  earlier: EarlierPayments,
): readonly SupportingFact[] =>
  (dispute.supportingFacts ?? []).flatMap((kind) => factOf(kind, dispute, earlier) ?? []);

/** Appends a sentence to an explanation, on a new line. */
export const withSentence = (explanation: string, sentence: string): string =>
  [explanation.trimEnd(), sentence].filter((line) => line !== '').join('\n');
