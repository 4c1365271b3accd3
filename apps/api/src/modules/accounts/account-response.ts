import type { Account } from '@tillbook/contract';
import type { accounts, merchantLedgers } from '../../db/schema/index.ts';

export type AccountWithBalances = {
  readonly account: typeof accounts.$inferSelect;
  readonly ledger: typeof merchantLedgers.$inferSelect;
};

export const toAccount = ({ account, ledger }: AccountWithBalances): Account => ({
  id: account.id,
  accountId: account.id,
  name: account.name,
  type: account.type,
  status: account.status,
  createdAt: account.createdAt.toISOString(),
  currency: account.currency,
  business: { legalName: account.legalName },
  pendingBalance: ledger.pendingCents,
  availableBalance: ledger.availableCents,
});
