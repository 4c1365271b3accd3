import type { Transaction } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';
import { toTransaction, type ResponseRow } from './transaction-response.ts';

type DetailRow = {
  readonly id: string;
  readonly lastFour: string | null;
  readonly cardBrand: string | null;
  readonly bankAccountType: string | null;
  readonly ownerName: string | null;
  readonly instrumentDescription: string | null;
  readonly refundedAmount: number | null;
  readonly disputeStatus: string | null;
  readonly balanceEffect: number | null;
};

const findDetails = (
  database: Database,
  accountId: AuthorizedAccountId,
  ids: readonly string[],
): Promise<readonly DetailRow[]> => {
  const parameters = newParameters();
  return runPrepared<DetailRow>(
    database,
    `select t.id, coalesce(t.last_four, i.last_four) as "lastFour", i.card_brand as "cardBrand",
            i.bank_account_type as "bankAccountType", i.owner_name as "ownerName", i.description as "instrumentDescription",
            case when t.list = 'payments' then (
              select coalesce(sum(r.amount_cents), 0)::float8 from transactions r
               where r.account_id = t.account_id and r.parent_transaction_id = t.id and r.subtype = 'refund' and r.status <> 'failed') end as "refundedAmount",
            case when t.list = 'payments' then (
              select d.status from disputes d
               where d.account_id = t.account_id and d.transaction_id = t.id order by d.ordinal desc limit 1) end as "disputeStatus",
            case when t.list = 'payouts' then (
              select sum(case e.type when 'credit' then e.amount_cents else -e.amount_cents end)::float8 from ledger_entries e
               where e.account_id = t.account_id and e.transaction_id = t.id and e.category in ('transaction', 'manual_adjustment')) end as "balanceEffect"
       from transactions t
       -- Lateral, because a plain join would read the instruments of all accounts for a few rows.
       left join lateral (select p.* from payment_instruments p
                           where p.account_id = t.account_id and p.id = t.payment_instrument_id limit 1) i on true
      where t.id = any(${parameters.add(ids)}::text[]) and t.account_id = ${parameters.add(accountId)}`,
    parameters,
  );
};

const present = <Value>(value: Value | null | undefined): Value | undefined => value ?? undefined;

export const toDetailedTransactions = async (
  database: Database,
  accountId: AuthorizedAccountId,
  rows: readonly ResponseRow[],
  currency: string,
): Promise<Transaction[]> => {
  if (rows.length === 0) return [];
  const found = await findDetails(
    database,
    accountId,
    rows.map(({ id }) => id),
  );
  const detailsOf = new Map(found.map((details) => [details.id, details]));
  return rows.map((row) => {
    const details = detailsOf.get(row.id);
    return {
      ...toTransaction(row, currency),
      lastFour: present(details?.lastFour),
      cardBrand: present(details?.cardBrand),
      bankAccountType: present(details?.bankAccountType),
      ownerName: present(details?.ownerName),
      instrumentDescription: present(details?.instrumentDescription),
      refundedAmount: present(details?.refundedAmount),
      disputeStatus: present(details?.disputeStatus),
      balanceEffect: present(details?.balanceEffect),
    };
  });
};
