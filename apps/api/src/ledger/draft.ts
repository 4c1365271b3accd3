/** A set that an internal admin writes by hand. A draft can be unbalanced. */
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

/** The new content of a draft. Without a date, its date stays the same. */
export type DraftReplacement = Omit<NewDraft, 'createdBy' | 'effectiveAt'> & {
  readonly effectiveAt: Date | undefined;
};
