import { listGeneralLedgerAccounts, type GeneralLedgerAccount } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAccountBalances, type AccountBalance } from './account-balances.ts';

/** Converts a balance so that it is positive on the account's normal side. */
const toAccount = ({
  normal_balance,
  balance_cents,
  has_subledger,
  ...account
}: AccountBalance): GeneralLedgerAccount => ({
  ...account,
  normalBalance: normal_balance,
  // Subtracting from 0 instead of negating avoids -0 in the response.
  currentBalanceCents: normal_balance === 'debit' ? balance_cents : 0 - balance_cents,
  takesManualEntries: !has_subledger,
});

export const listGeneralLedgerAccountsHandler = defineHandler(
  listGeneralLedgerAccounts,
  async ({ platform }) => ({
    accounts: (await findAccountBalances(platform.database)).map(toAccount),
  }),
);
