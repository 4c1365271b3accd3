import { capitalize } from '../text/capitalize.ts';

/** A piece of evidence that a reason calls for. */
export type EvidenceField = {
  /** The field's name in the API. */
  readonly field: string;
  readonly kind: 'text' | 'file';
  readonly label: string;
  readonly hint?: string;
  /** True for a text of several sentences. */
  readonly multiline: boolean;
  readonly required: boolean;
};

/** Facts known to the platform that counter a claim. */
export type SupportingFact = 'receipt_address' | 'earlier_payments' | 'statement_descriptor';

/** A cardholder's reason for a dispute, and the evidence against it. */
export type DisputeReason = {
  readonly label: string;
  /** The cardholder's claim, in a sentence. */
  readonly meaning: string;
  readonly evidence: readonly EvidenceField[];
  /** The facts that counter the claim, strongest first. */
  readonly supportingFacts: readonly SupportingFact[];
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
  delivery_date: { kind: 'text', label: 'Delivery date' },
  other_payment: {
    kind: 'text',
    label: 'The other payment',
    hint: 'The ID of the payment this one is mistaken for, and what each was for.',
    multiline: true,
  },
  refund_refusal: { kind: 'text', label: 'Why no refund is owed', multiline: true },
  cancellation_terms: {
    kind: 'text',
    label: 'Cancellation terms',
    hint: 'What the customer agreed to, and where they read it.',
    multiline: true,
  },
  last_use: { kind: 'text', label: 'Last used', hint: 'When the customer last used the subscription.' },
  receipt: { kind: 'file', label: 'Receipt or invoice' },
  conversation: { kind: 'file', label: 'Conversation with the customer' },
  delivery_proof: { kind: 'file', label: 'Proof of delivery' },
  refund_policy: { kind: 'file', label: 'Refund policy' },
  photograph: { kind: 'file', label: 'Photo of the product' },
};

type AskedFor = {
  readonly label: string;
  readonly meaning: string;
  readonly required: readonly PieceName[];
  readonly optional: readonly PieceName[];
  readonly supportingFacts: readonly SupportingFact[];
};

const reasons: ReadonlyMap<string, AskedFor> = new Map<string, AskedFor>([
  [
    'fraudulent',
    {
      label: 'Fraudulent',
      meaning: 'The cardholder says they didn’t make this payment.',
      required: ['explanation'],
      optional: ['customer_name', 'customer_email', 'delivery_address', 'receipt', 'conversation'],
      supportingFacts: ['earlier_payments', 'receipt_address', 'statement_descriptor'],
    },
  ],
  [
    'product_not_received',
    {
      label: 'Product not received',
      meaning: 'The cardholder says they never received what they paid for.',
      required: ['explanation', 'delivery_date'],
      optional: [
        'delivery_address',
        'carrier',
        'tracking_number',
        'delivery_proof',
        'receipt',
        'conversation',
      ],
      supportingFacts: ['receipt_address', 'earlier_payments'],
    },
  ],
  [
    'duplicate',
    {
      label: 'Duplicate',
      meaning: 'The cardholder says they were charged twice for the same thing.',
      required: ['explanation', 'other_payment'],
      optional: ['receipt', 'conversation'],
      supportingFacts: ['earlier_payments', 'receipt_address'],
    },
  ],
  [
    'product_unacceptable',
    {
      label: 'Product unacceptable',
      meaning: 'The cardholder says the product arrived damaged or wasn’t as described.',
      required: ['explanation', 'product_description'],
      optional: ['refund_refusal', 'receipt', 'photograph', 'refund_policy', 'conversation'],
      supportingFacts: ['receipt_address'],
    },
  ],
  [
    'subscription_canceled',
    {
      label: 'Subscription canceled',
      meaning: 'The cardholder says they were charged after canceling.',
      required: ['explanation', 'cancellation_terms'],
      optional: ['last_use', 'conversation', 'receipt'],
      supportingFacts: ['earlier_payments', 'receipt_address'],
    },
  ],
  [
    'credit_not_processed',
    {
      label: 'Credit not processed',
      meaning: 'The cardholder says they were promised a refund and never received it.',
      required: ['explanation', 'refund_refusal'],
      optional: ['receipt', 'refund_policy', 'conversation'],
      supportingFacts: ['receipt_address'],
    },
  ],
  [
    'unrecognized',
    {
      label: 'Unrecognized',
      meaning: 'The cardholder doesn’t recognize this payment.',
      required: ['explanation', 'product_description'],
      optional: ['customer_name', 'customer_email', 'receipt', 'conversation'],
      supportingFacts: ['statement_descriptor', 'receipt_address', 'earlier_payments'],
    },
  ],
]);

const unknownReason = (reason: string): AskedFor => ({
  label: capitalize(reason.replaceAll('_', ' ')),
  meaning: 'The cardholder asked their bank to reverse this payment.',
  required: ['explanation'],
  optional: ['product_description', 'customer_name', 'receipt', 'conversation'],
  supportingFacts: ['receipt_address', 'earlier_payments'],
});

const asked = (names: readonly PieceName[], required: boolean): readonly EvidenceField[] =>
  names.map((field) => ({ field, multiline: false, ...pieces[field], required }));

/**
 * Returns the meaning of a dispute's reason and the evidence that counters it, required evidence first.
 *
 * @param reason - as sent by the API; an unknown reason gets the evidence that helps in every case
 * @example
 * disputeReason('duplicate').label; // 'Duplicate'
 * disputeReason('no_cardholder_authorization').label; // 'No cardholder authorization'
 * disputeReason('product_not_received').evidence.filter(({ required }) => required).length; // 2
 */
export function disputeReason(reason: string): DisputeReason {
  const { required, optional, ...rest } = reasons.get(reason) ?? unknownReason(reason);
  return { ...rest, evidence: [...asked(required, true), ...asked(optional, false)] };
}
