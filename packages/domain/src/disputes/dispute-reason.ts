import { capitalize } from '../text/capitalize.ts';

/** One piece of evidence that a reason asks for. */
export type EvidenceField = {
  /** Its name on the wire. */
  readonly field: string;
  readonly kind: 'text' | 'file';
  readonly label: string;
  readonly hint?: string;
  /** True for a text of several sentences. */
  readonly multiline: boolean;
  readonly required: boolean;
};

/** Why a cardholder disputes a payment, and what speaks against it. */
export type DisputeReason = {
  readonly label: string;
  /** What the cardholder says, in a sentence. */
  readonly meaning: string;
  readonly evidence: readonly EvidenceField[];
};

type Piece = Omit<EvidenceField, 'field' | 'required' | 'multiline'> & { readonly multiline?: true };

type PieceName =
  | 'explanation'
  | 'product_description'
  | 'customer_name'
  | 'customer_email'
  | 'delivery_address'
  | 'carrier'
  | 'tracking_number'
  | 'delivery_date'
  | 'other_payment'
  | 'refund_refusal'
  | 'cancellation_terms'
  | 'last_use'
  | 'receipt'
  | 'conversation'
  | 'delivery_proof'
  | 'refund_policy'
  | 'photograph';

const pieces: Readonly<Record<PieceName, Piece>> = {
  explanation: {
    kind: 'text',
    label: 'Explanation',
    hint: 'What happened, in your own words.',
    multiline: true,
  },
  product_description: { kind: 'text', label: 'What was sold', multiline: true },
  customer_name: { kind: 'text', label: 'Customer name' },
  customer_email: { kind: 'text', label: 'Customer email' },
  delivery_address: { kind: 'text', label: 'Delivery address' },
  carrier: { kind: 'text', label: 'Carrier' },
  tracking_number: { kind: 'text', label: 'Tracking number' },
  delivery_date: { kind: 'text', label: 'Day of delivery' },
  other_payment: {
    kind: 'text',
    label: 'The other payment',
    hint: 'The ID of the payment that this one is taken for, and what each was for.',
    multiline: true,
  },
  refund_refusal: { kind: 'text', label: 'Why no refund is owed', multiline: true },
  cancellation_terms: {
    kind: 'text',
    label: 'Cancellation terms',
    hint: 'What the customer agreed to, and where they read it.',
    multiline: true,
  },
  last_use: { kind: 'text', label: 'Last use', hint: 'When the customer last used the subscription.' },
  receipt: { kind: 'file', label: 'Receipt or invoice' },
  conversation: { kind: 'file', label: 'Conversation with the customer' },
  delivery_proof: { kind: 'file', label: 'Proof of delivery' },
  refund_policy: { kind: 'file', label: 'Refund policy' },
  photograph: { kind: 'file', label: 'Picture of the product' },
};

type AskedFor = {
  readonly label: string;
  readonly meaning: string;
  readonly required: readonly PieceName[];
  readonly optional: readonly PieceName[];
};

const reasons: ReadonlyMap<string, AskedFor> = new Map<string, AskedFor>([
  [
    'fraudulent',
    {
      label: 'Fraudulent',
      meaning: 'The cardholder says that somebody else paid with their card.',
      required: ['explanation'],
      optional: ['customer_name', 'customer_email', 'delivery_address', 'receipt', 'conversation'],
    },
  ],
  [
    'product_not_received',
    {
      label: 'Product not received',
      meaning: 'The cardholder says that what they paid for never arrived.',
      required: ['explanation', 'delivery_date'],
      optional: ['delivery_address', 'carrier', 'tracking_number', 'delivery_proof', 'conversation'],
    },
  ],
  [
    'duplicate',
    {
      label: 'Duplicate',
      meaning: 'The cardholder says that they were charged twice for the same thing.',
      required: ['explanation', 'other_payment'],
      optional: ['receipt', 'conversation'],
    },
  ],
  [
    'product_unacceptable',
    {
      label: 'Product unacceptable',
      meaning: 'The cardholder says that what they got was broken or not as described.',
      required: ['explanation', 'product_description'],
      optional: ['refund_refusal', 'photograph', 'refund_policy', 'conversation'],
    },
  ],
  [
    'subscription_canceled',
    {
      label: 'Subscription canceled',
      meaning: 'The cardholder says that they were charged after they had canceled.',
      required: ['explanation', 'cancellation_terms'],
      optional: ['last_use', 'conversation', 'receipt'],
    },
  ],
  [
    'credit_not_processed',
    {
      label: 'Credit not processed',
      meaning: 'The cardholder says that they were promised money back and did not get it.',
      required: ['explanation', 'refund_refusal'],
      optional: ['refund_policy', 'conversation'],
    },
  ],
  [
    'unrecognized',
    {
      label: 'Unrecognized',
      meaning: 'The cardholder does not know what this payment was for.',
      required: ['explanation', 'product_description'],
      optional: ['customer_name', 'customer_email', 'receipt', 'conversation'],
    },
  ],
]);

const unknownReason = (reason: string): AskedFor => ({
  label: capitalize(reason.replaceAll('_', ' ')),
  meaning: 'The cardholder has asked their bank to take the payment back.',
  required: ['explanation'],
  optional: ['product_description', 'customer_name', 'receipt', 'conversation'],
});

const asked = (names: readonly PieceName[], required: boolean): readonly EvidenceField[] =>
  names.map((field) => ({ field, multiline: false, ...pieces[field], required }));

/**
 * Why a payment is disputed and which evidence answers that, what is required first.
 *
 * @param reason - as it stands on the wire; one that is not known is answered with what helps in every case
 * @example
 * disputeReason('duplicate').label; // 'Duplicate'
 * disputeReason('no_cardholder_authorization').label; // 'No cardholder authorization'
 * disputeReason('product_not_received').evidence.filter(({ required }) => required).length; // 2
 */
export function disputeReason(reason: string): DisputeReason {
  const { label, meaning, required, optional } = reasons.get(reason) ?? unknownReason(reason);
  return { label, meaning, evidence: [...asked(required, true), ...asked(optional, false)] };
}
