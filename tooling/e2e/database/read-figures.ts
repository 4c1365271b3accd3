import pg from 'pg';

export type EntryFigure = { category: string; type: string; amountCents: number; status: string };

/** Reads figures directly from the database, not through the product. */
export const openFigures = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const read = async <Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
    (await client.query<Row>(statement, [...values])).rows;
  return {
    transaction: (id: string) =>
      read<{ status: string; amountCents: number; subtype: string | null; accountId: string }>(
        `select status, amount_cents::int as "amountCents", subtype, account_id as "accountId" from transactions where id = $1`,
        [id],
      ),
    refundsOf: (id: string) =>
      read<{ id: string; status: string; amountCents: number }>(
        `select id, status, amount_cents::int as "amountCents" from transactions
          where parent_transaction_id = $1 and subtype = 'refund'`,
        [id],
      ),
    entriesOf: (transactionIds: readonly string[]) =>
      read<EntryFigure>(
        `select category, type, amount_cents::int as "amountCents", status from ledger_entries
          where transaction_id = any($1) order by ordinal`,
        [transactionIds],
      ),
    balances: (accountId: string) =>
      read<{ pendingCents: number; availableCents: number }>(
        `select pending_cents::int as "pendingCents", available_cents::int as "availableCents"
           from merchant_ledgers where account_id = $1`,
        [accountId],
      ),
    /** Debits minus credits over everything posted; must be zero. */
    imbalanceCents: async () => {
      const [row] = await read<{ cents: number }>(
        `select coalesce(sum(l.debit_cents - l.credit_cents), 0)::int as cents
           from ledger_lines l join entry_sets s on s.id = l.entry_set_id where s.status <> 'Draft'`,
        [],
      );
      return row?.cents;
    },
    approvalsOf: (transactionId: string) =>
      read<{ outcome: string; amountCents: number }>(
        `select outcome, amount_cents::int as "amountCents" from sandbox_processor.requests where key = $1`,
        [transactionId],
      ),
    paymentsOf: (accountId: string, amountCents: number) =>
      read<{ id: string; status: string }>(
        `select id, status from transactions where account_id = $1 and amount_cents = $2 and list = 'payments'`,
        [accountId, amountCents],
      ),
    /** True while a posting waits for the table that `holdTable` holds. */
    isPostingHeld: async () => {
      const waiting = await read(
        `select from pg_locks where relation = 'entry_sets'::regclass and not granted`,
        [],
      );
      return waiting.length > 0;
    },
    anyTransactionOf: async (accountName: string) => {
      const [row] = await read<{ id: string }>(
        `select t.id from transactions t join accounts a on a.id = t.account_id where a.name = $1 limit 1`,
        [accountName],
      );
      return row?.id ?? '';
    },
    close: () => client.end(),
  };
};
