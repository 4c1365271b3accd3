/** A sale that will be charged through the engine when the simulated clock reaches it. */
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

/** Disputed by the cardholder so many days later. */
export type DisputePlan = {
  readonly afterDays: number;
  readonly reason: string;
  /** What the merchant says to it two days later, by field. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What the merchant does with it; the bank then judges by the texts. */
  readonly answer: 'submit' | 'accept' | 'draft';
};

/** Given back so many days later, 0 being while the buyer still stands there, whole or in part. */
export type PlannedRefund = {
  readonly afterDays: number;
  readonly share: number;
  readonly isRefused: boolean;
};
