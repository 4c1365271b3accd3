/** The platform's control accounts, inserted by a migration. */
export const controlAccountIds = {
  operatingBank: 'gla_operating_bank_account',
  processorClearing: 'gla_processor_clearing',
  payablePending: 'gla_merchant_payable_pending',
  payableAvailable: 'gla_merchant_payable_available',
  payoutsInTransit: 'gla_payouts_in_transit',
  disputesHeld: 'gla_disputes_held_funds',
  equity: 'gla_retained_earnings',
  feeIncome: 'gla_merchant_fee_income',
  interchangeExpense: 'gla_interchange_expense',
  adjustments: 'gla_merchant_adjustments',
} as const;

export type ControlAccount = keyof typeof controlAccountIds;

/** Exactly one of the amounts is above zero. */
export type EntryLine = {
  readonly account: ControlAccount;
  readonly debitCents: number;
  readonly creditCents: number;
};

/** Debits one account and credits another; returns no lines for zero. */
export const movement = (
  debited: ControlAccount,
  credited: ControlAccount,
  amountCents: number,
): readonly EntryLine[] =>
  amountCents === 0
    ? []
    : [
        { account: debited, debitCents: amountCents, creditCents: 0 },
        { account: credited, debitCents: 0, creditCents: amountCents },
      ];
