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

/** A dispute; `afterDays` counts from the sale. */
export type DisputePlan = {
  readonly afterDays: number;
  readonly reason: string;
  /** The evidence that the merchant saves two days later, by field. */
  readonly texts?: Readonly<Record<string, string>>;
  /** `submit` contests the dispute, and the bank decides based on `texts`; `draft` sends nothing. */
  readonly response: 'submit' | 'accept' | 'draft';
};

/** A full or partial refund; `afterDays` is 0 while the buyer is still at the counter. */
export type PlannedRefund = {
  readonly afterDays: number;
  readonly share: number;
  readonly isRefused: boolean;
};
