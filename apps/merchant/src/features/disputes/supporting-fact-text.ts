import type { DisputeDetail, Transaction } from '@tillbook/contract';
import { formatDate } from '@tillbook/domain';
import {
  allEarlierPaymentsDisputed,
  earlierPaymentsFailed,
  earlierPaymentsLoading,
  earlierPaymentsTitle,
  noEarlierPayments,
  receiptEmailedSentence,
  receiptEmailedTitle,
  receiptSentDetail,
  statementNameSentence,
  statementNameTitle,
  undisputedPayments,
  undisputedPaymentsSentence,
} from './messages.ts';

/** Earlier payments with the same card, newest first; `unknown` if loading failed, `undefined` while loading. */
export type EarlierPayments = readonly Transaction[] | 'unknown' | undefined;

/**
 * A fact from the platform's own data: the title and detail are for the merchant, the sentence is for the
 * bank.
 */
export type SupportingFact = {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  /** The text to add to the explanation, if any. */
  readonly sentence?: string;
};

const earlierFact = (earlier: EarlierPayments): SupportingFact => {
  const fact = { kind: 'earlier_payments', title: earlierPaymentsTitle };
  if (earlier === undefined) return { ...fact, detail: earlierPaymentsLoading };
  if (earlier === 'unknown') return { ...fact, detail: earlierPaymentsFailed };
  const undisputed = earlier.filter(({ disputeStatus }) => disputeStatus === undefined);
  const first = undisputed.at(-1);
  if (first === undefined) {
    return { ...fact, detail: earlier.length === 0 ? noEarlierPayments : allEarlierPaymentsDisputed };
  }
  const since = formatDate(first.createdAt);
  return {
    ...fact,
    detail: undisputedPayments(undisputed.length, since),
    sentence: undisputedPaymentsSentence(undisputed.length, since),
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
      const sentence = receiptEmailedSentence(addresses);
      return { kind, title: receiptEmailedTitle, detail: receiptSentDetail(addresses), sentence };
    }
    case 'statement_descriptor': {
      if (statementDescriptor === undefined) return undefined;
      const sentence = statementNameSentence(statementDescriptor);
      return { kind, title: statementNameTitle, detail: `${statementDescriptor}.`, sentence };
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
