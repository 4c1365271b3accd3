export type PlannedSale = {
  readonly at: Date;
  readonly amountCents: number;
  readonly description: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly source: { readonly instrument: string } | { readonly serialNumber: string };
  readonly method: 'card' | 'ach';
  readonly refund?: PlannedRefund;
  readonly dispute?: DisputePlan;
};

/** Days after the sale on which the cardholder disputes it. */
export type DisputePlan = {
  readonly afterDays: number;
  readonly reason: string;
  /** The evidence that the merchant submits two days later, by field. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Contests or accepts the dispute; the bank then decides by the texts. */
  readonly response: 'submit' | 'accept' | 'draft';
};

/** A full or partial refund; `afterDays` is 0 while the buyer is still at the counter. */
export type PlannedRefund = {
  readonly afterDays: number;
  readonly share: number;
  readonly isRefused: boolean;
};
