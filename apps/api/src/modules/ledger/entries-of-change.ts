import type { BalanceChange } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Parameters } from '../../db/statement.ts';
import type { TransactionRow } from '../../ledger/posting.ts';

/** Returns true for changes so frequent that a scan of a few thousand entries finds a full page. */
export const isFrequent = (change: BalanceChange): boolean => change === 'payments' || change === 'fees';

const reversalsOf = (list: TransactionRow['list'], account: string): string => `
  select m.id from transactions m
   where m.account_id = ${account} and m.list = 'payouts' and m.subtype = 'reversal'
     and (select p.list from transactions p
           where p.account_id = m.account_id and p.id = m.parent_transaction_id) = '${list}'`;

const ownEntryOf = (transactionIds: string): string =>
  `t.category = 'transaction' and t.transaction_id = any(array(${transactionIds}))`;

/**
 * Returns the SQL condition on `t` for the entries of one balance change. Must match the totals of the
 * balance changes.
 */
export const entriesOfChange = (
  change: BalanceChange,
  accountId: AuthorizedAccountId,
  parameters: Parameters,
): string => {
  if (change === 'fees') return String.raw`t.category like '%\_fee'`;
  if (change === 'adjustments') return `t.category = 'manual_adjustment'`;
  const account = parameters.add(accountId);
  const own = (list: TransactionRow['list']) =>
    `select m.id from transactions m where m.account_id = ${account} and m.list = '${list}'`;
  switch (change) {
    case 'payments':
      return `t.category = 'transaction' and exists (
        select from transactions m where m.id = t.transaction_id and m.account_id = ${account} and m.list = 'payments')`;
    case 'refunds':
      return ownEntryOf(`${own('refunds')} union all ${reversalsOf('refunds', account)}`);
    case 'disputes':
      return `(t.category = 'dispute_hold' or ${ownEntryOf(`
        ${own('payouts')} and m.subtype = 'chargeback' union all ${reversalsOf('payments', account)}`)})`;
    case 'payouts':
      return ownEntryOf(
        `${own('payouts')} and m.subtype is null union all ${reversalsOf('payouts', account)}`,
      );
  }
};
