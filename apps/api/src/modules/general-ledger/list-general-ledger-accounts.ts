import { listGeneralLedgerAccounts, type GeneralLedgerAccount } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAccountBalances, type AccountBalance } from './account-balances.ts';

/** Returns a balance that is positive on the account's normal side. */
const toAccount = ({
  normal_balance,
  balance_cents,
  has_subledger,
  ...account
}: AccountBalance): GeneralLedgerAccount => ({
  ...account,
  normalBalance: normal_balance,
  // Subtracts from 0, because negating 0 returns -0.
  currentBalanceCents: normal_balance === 'debit' ? balance_cents : 0 - balance_cents,
  takesManualEntries: !has_subledger,
});

export const listGeneralLedgerAccountsHandler = defineHandler(
  listGeneralLedgerAccounts,
  async ({ platform }) => ({
    accounts: (await findAccountBalances(platform.database)).map(toAccount),
  }),
);
