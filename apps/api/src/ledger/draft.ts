/** An entry set written by an internal admin. A draft may be unbalanced. */
export type NewDraft = {
  readonly id: string;
  readonly reference: string;
  readonly description: string;
  readonly createdBy: string;
  readonly effectiveAt: Date;
  readonly lines: readonly {
    readonly generalLedgerAccountId: string;
    readonly debitCents: number;
    readonly creditCents: number;
    readonly description: string | undefined;
  }[];
};

/** Without a new date, the draft's date stays unchanged. */
export type DraftReplacement = Omit<NewDraft, 'createdBy' | 'effectiveAt'> & {
  readonly effectiveAt: Date | undefined;
};
