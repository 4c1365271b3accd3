import type { LedgerEntry } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';
import { kindInSql } from '../reconciliations/index.ts';
import { toEntry } from './entry-response.ts';
import type { EntryRow } from './store.ts';

type DetailRow = {
  readonly id: string;
  readonly kind: string;
  readonly description: string | null;
  readonly lastFour: string | null;
  readonly bankAccountType: string | null;
  readonly parentDescription: string | null;
};

const findDetails = (
  database: Database,
  accountId: AuthorizedAccountId,
  ids: readonly string[],
): Promise<readonly DetailRow[]> => {
  const parameters = newParameters();
  return runPrepared<DetailRow>(
    database,
    `select e.id, ${kindInSql('e', 't')} as kind, nullif(t.description, '') as description,
            coalesce(t.last_four, i.last_four) as "lastFour", i.bank_account_type as "bankAccountType",
            (select nullif(p.description, '') from transactions p
              where p.account_id = e.account_id and p.id = t.parent_transaction_id) as "parentDescription"
       from ledger_entries e
       left join lateral (select m.* from transactions m
                           where m.account_id = e.account_id and m.id = e.transaction_id limit 1) t on true
       left join lateral (select b.last_four, b.bank_account_type from payment_instruments b
                           where b.account_id = e.account_id and b.id = t.payment_instrument_id limit 1) i on true
      where e.id = any(${parameters.add(ids)}::text[]) and e.account_id = ${parameters.add(accountId)}`,
    parameters,
  );
};

export const toDetailedEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  rows: readonly EntryRow[],
): Promise<LedgerEntry[]> => {
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
      ...toEntry(row),
      kind: details?.kind,
      transactionDescription: details?.description ?? undefined,
      lastFour: details?.lastFour ?? undefined,
      bankAccountType: details?.bankAccountType ?? undefined,
      parentDescription: details?.parentDescription ?? undefined,
    };
  });
};
