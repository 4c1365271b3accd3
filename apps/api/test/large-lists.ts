import type { TestPlatform } from './test-platform.ts';

/** Long enough for a sequential scan to cost more than an index. */
export const listLength = 12_000;

export const listsFilledAt = new Date('2026-11-23T15:00:00Z');

const filledAt = `timestamptz '${listsFilledAt.toISOString()}'`;

const series = `generate_series(1, ${listLength}) as n`;

/** Builds SQL for identifiers such as `stl_0000000000000042`, in the order of their ordinals. */
const id = (prefix: string) => `'${prefix}_' || lpad(n::text, 16, '0')`;

const filled: Readonly<Record<string, string>> = {
  accounts: `
    with lengthened as (
      update platform_lists set count = count + ${listLength} where name = 'accounts' returning count - ${listLength} as length)
    insert into accounts (id, program_id, name, legal_name, type, status, currency, created_at, ordinal)
    select ${id('acc')}, (select min(id) from programs), 'Shop ' || md5(n::text), 'Shop ' || n || ' LLC', 'merchant',
           case when n % 500 = 0 then 'inactive' else 'active' end, 'usd', ${filledAt}, length + n from lengthened, ${series}`,
  merchant_ledgers: `
    insert into merchant_ledgers (account_id, last_posted_at) select ${id('acc')}, ${filledAt} from ${series}`,
  payment_instruments: `
    insert into payment_instruments (id, account_id, ordinal, type, purpose, status, owner_name, last_four, sealed_number,
        sealing_key_id, number_fingerprint, created_at)
    select ${id('pi')}, $1, n, case when n % 3 = 0 then 'bank_account' else 'card' end,
           case when n % 30 = 0 then 'payout' else 'buyer' end, 'active', (array['Ines Marin', 'Sam Okafor', 'Ana 100%'])[1 + n % 3],
           case when n % 4 = 0 then lpad((n * 7 % 101)::text, 4, '0') else '4242' end, '', '', '', ${filledAt} + n * interval '1 second'
      from ${series}`,
  instrument_words: `
    insert into instrument_words (account_id, word, ordinal)
    select i.account_id, word, i.ordinal from payment_instruments i, ledger.words(i.owner_name) as word where i.account_id = $1`,
  transactions: `
    insert into transactions (id, account_id, list, ordinal, amount_cents, type, subtype, status, method, channel, last_four,
        reference_id, description, word_bits, parent_transaction_id, created_at, final_at)
    select 'txn_' || list || lpad(n::text, 10, '0'), $1, list, n, 500 + n * 7919 % 20000,
           case list when 'payments' then 'pull' else 'push' end,
           case list when 'refunds' then 'refund' when 'payouts' then case when n % 400 = 0 then 'chargeback' end end,
           status, method, case when method = 'card' and n % 3 = 0 then 'in_person' else 'online' end,
           case when n % 4 <> 0 then lpad((n * 7 % 101)::text, 4, '0') end, case when n % 5 = 0 then 'order-' || n end,
           description, ledger.word_bits(description),
           case list when 'refunds' then 'txn_payments' || lpad(((n % 4000) + 1)::text, 10, '0') end,
           ${filledAt} + n * interval '1 second', case when status <> 'pending' then ${filledAt} end
      from ${series}, (values ('payments'), ('payouts'), ('refunds')) as lists (list),
           lateral (select case when n % 61 = 0 then 'failed' when n % 997 = 0 then 'pending' else 'succeeded' end as status,
                           case when n % 7 = 0 then 'ach' when n % 401 <> 0 then 'card' end as method,
                           (array['House blend', 'Gift card, wrapped', 'Order ' || n])[1 + n % 4] as description) as varied
     order by list, n`,
  transaction_words: `
    insert into transaction_words (account_id, word_key, ordinal)
    select t.account_id, ledger.word_key(t.account_id, t.list, word), t.ordinal from transactions t, ledger.words(t.description) as word
     where t.account_id = $1`,
  account_words: `
    insert into account_words (account_id, word)
    select distinct t.account_id, word from transactions t, ledger.words(t.description || ' ' || t.reference_id) as word
     where t.account_id = $1 and t.list = 'payments' and word ~ '[[:alpha:]]'
     union select t.account_id, 'word' || t.ordinal from transactions t where t.account_id = $1 and t.list = 'payments'`,
  entry_sets: `
    insert into entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at)
    select ${id('gls')}, 'txn_payments' || lpad(n::text, 10, '0'), 'Card payment',
           case when n % 500 = 0 then 'manual' else 'business' end, case when n % 1000 = 0 then 'Draft' else 'Posted' end, 'platform',
           ${filledAt} - (${listLength} - n) * interval '10 minutes', case when n % 1000 <> 0 then ${filledAt} end from ${series}`,
  entry_lines: `
    insert into entry_lines (entry_set_id, position, general_ledger_account_id, account_id, debit_cents, credit_cents)
    select ${id('gls')}, position, case when n % 500 = 0 then 'gla_retained_earnings' else 'gla_processor_clearing' end, null,
           500 * (2 - position), 500 * (position - 1) from ${series}, generate_series(1, 2) as position`,
  settlements: `
    insert into settlements (id, account_id, ordinal, entry_set_id, total_amount_cents, total_fees_cents, net_amount_cents,
        entry_count, status, created_at, updated_at)
    select ${id('stl')}, $1, n, ${id('gls')}, 0, 0, n * 7919 % 20000 - 2000, 0,
           case when n % 40 = 0 then 'pending' else 'completed' end, ${filledAt} + n * interval '1 second', ${filledAt} from ${series}`,
  ledger_entries: `
    insert into ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status,
        created_at, ready_to_settle_at, settled_at, after_balance_cents, settled_ordinal, settlement_id)
    select ${id('ent')}, $1, 'txn_payments' || lpad(n::text, 10, '0'), ${id('gls')}, n, 500 + n * 7919 % 20000, 'credit',
           case when n % 60 = 0 then 'ach_fee' when n % 3 = 0 then 'card_flat_fee' else 'transaction' end,
           case when n > ${listLength * 0.75} then 'pending' else 'settled' end, ${filledAt} + n * interval '1 second', ${filledAt},
           case when n <= ${listLength * 0.75} then ${filledAt} + n * interval '1 second' end, case when n <= ${listLength * 0.75} then n * 500 end,
           case when n <= ${listLength * 0.75} then n end,
           case when n <= ${listLength * 0.75} then 'stl_' || lpad((n / 1000 + 1)::text, 16, '0') end
      from ${series}`,
  disputes: `
    insert into disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at, closed_at)
    select ${id('dsp')}, $1, n, 'txn_payments' || lpad(n::text, 10, '0'), 500 + n * 7919 % 20000,
           case when n % 50 = 0 then 'under_review' when n % 3 = 0 then 'lost' else 'won' end, 'fraudulent', ${filledAt},
           ${filledAt} + n * interval '1 second', case when n % 50 <> 0 then ${filledAt} end from ${series}`,
  audit_trail: `
    insert into audit_trail (id, at, user_id, account_id, action, subject)
    select ${id('aud')}, ${filledAt} - (${listLength} - n) * interval '1 minute', 'usr_' || n % 50, ${id('acc')},
           case when n % 50 = 0 then 'payment.create' else 'admin.read' end, 'listAccounts' from ${series}`,
};

export const longTables: ReadonlySet<string> = new Set(Object.keys(filled));

/**
 * Fills every list of one account and of the platform. The rows are not valid books: they only make the
 * planner choose the plans of long lists.
 */
export const fillLists = async ({ owner }: TestPlatform, accountId: string): Promise<void> => {
  for (const [table, statement] of Object.entries(filled)) {
    const isOnAccount = statement.includes('$1');
    await owner.query(`alter table ${table} disable trigger user`);
    await owner.query(statement, isOnAccount ? [accountId] : []);
    await owner.query(`alter table ${table} enable trigger user`);
  }
  await owner.query(
    `update merchant_ledgers set payment_count = ${listLength}, payout_count = ${listLength}, refund_count = ${listLength},
        settlement_count = ${listLength}, dispute_count = ${listLength}, instrument_count = ${listLength},
        entry_count = ${listLength}, pending_entry_count = ${listLength * 0.25}, settled_entry_count = ${listLength * 0.75}
      where account_id = $1`,
    [accountId],
  );
  await owner.query(`vacuum analyze ${[...longTables].join(', ')}`);
};
