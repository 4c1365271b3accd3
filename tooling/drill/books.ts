import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Charges } from './charges.ts';

/** Each finds rows that must not be there. Written without the platform's own checks, so that neither hides the other's fault. */
const mustBeEmpty: Readonly<Record<string, string>> = {
  'an approval of the processor without a payment of that amount, or a payment without its approval': `
    select coalesce(r.key, t.id) as what
      from (select key, amount_cents from sandbox_processor.requests
             where outcome = 'approved' and kind in ('card_charge', 'terminal_charge')) r
      full join (select id, amount_cents from transactions
                  where type = 'pull' and method = 'card' and status = 'succeeded') t on t.id = r.key
     where r.key is null or t.id is null or r.amount_cents <> t.amount_cents`,
  'an entry set whose debits are not its credits': `
    select entry_set_id as what from entry_lines group by entry_set_id
    having sum(debit_cents) <> sum(credit_cents)`,
  'a payment that is not credited exactly once': `
    select t.id as what from transactions t
      left join ledger_entries e on e.transaction_id = t.id and e.category = 'transaction' and e.type = 'credit'
     where t.type = 'pull' and t.status = 'succeeded'
     group by t.id, t.amount_cents having count(e.id) <> 1 or sum(e.amount_cents) <> t.amount_cents`,
  'a balance that is not the sum of its entries': `
    select m.account_id as what from merchant_ledgers m
      left join (select account_id,
                   sum(case type when 'credit' then amount_cents else -amount_cents end) filter (where status = 'pending') as pending,
                   sum(case type when 'credit' then amount_cents else -amount_cents end) filter (where status = 'settled') as settled
                   from ledger_entries group by account_id) e using (account_id)
     where m.pending_cents <> coalesce(e.pending, 0) or m.available_cents <> coalesce(e.settled, 0)`,
  'a key that took money twice': `
    select account_id || ' ' || reference_id as what from transactions
     where reference_id is not null group by account_id, reference_id having count(*) > 1`,
};

/** The demo data keeps a charge or two open on purpose; the drill waits for its own. */
const openCharges = `select count(*)::int as count from transactions where reference_id like 'drill-%' and final_at is null`;
const resolvedWithinMs = 90_000;

export type Books = {
  /** Waits until the platform itself has resolved every charge that the kill left open; returns how long that took. */
  resolved(): Promise<number>;
  /** What is wrong, a line each; nothing when all is right. */
  faults(charges: Charges): Promise<string[]>;
  close(): Promise<void>;
};

type Row = { readonly what: string };
type StoredRow = { readonly id: string; readonly amountCents: number; readonly status: string };

const missingAcknowledgements = async (client: pg.Client, { acknowledged }: Charges): Promise<string[]> => {
  const ids = [...acknowledged.values()].map(({ id }) => id);
  const { rows } = await client.query<StoredRow>(
    `select id, amount_cents::int as "amountCents", status from transactions where id = any($1)`,
    [ids],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...acknowledged].flatMap(([referenceId, { id, amountCents, status }]) => {
    const row = stored.get(id);
    if (row === undefined) return [`the acknowledged payment ${referenceId} (${id}) is gone`];
    const agrees = row.amountCents === amountCents && row.status === status;
    return agrees
      ? []
      : [`${id} was acknowledged as ${amountCents} ${status} and is ${row.amountCents} ${row.status}`];
  });
};

/** Opens the books of a running server, to be read beside it. */
export const openBooks = async (databaseUrl: string): Promise<Books> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  return {
    resolved: async () => {
      const startedAtMs = performance.now();
      for (;;) {
        const { rows } = await client.query<{ count: number }>(openCharges);
        if (rows[0]?.count === 0) return performance.now() - startedAtMs;
        if (performance.now() - startedAtMs > resolvedWithinMs) {
          throw new Error(`${rows[0]?.count} charges are still open ${resolvedWithinMs} ms after the start.`);
        }
        await sleep(50);
      }
    },
    faults: async (charges) => {
      const found = await missingAcknowledgements(client, charges);
      for (const [fault, query] of Object.entries(mustBeEmpty)) {
        const { rows } = await client.query<Row>(`${query} limit 5`);
        found.push(...rows.map(({ what }) => `${fault}: ${what}`));
      }
      return found;
    },
    close: () => client.end(),
  };
};
