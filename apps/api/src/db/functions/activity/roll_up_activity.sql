CREATE OR REPLACE FUNCTION ledger.roll_up_activity(account text, minimum_count bigint, maximum_count bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  cursor_row activity_kept;
  balances record;
  last_entry bigint;
  last_payment bigint;
BEGIN
  SELECT m.entry_count, m.payment_count INTO balances
    FROM merchant_ledgers m LEFT JOIN activity_kept k USING (account_id)
   WHERE m.account_id = account AND m.entry_count - coalesce(k.entry_ordinal, 0) >= minimum_count;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO activity_kept (account_id, entry_ordinal, payment_ordinal) VALUES (account, 0, 0) ON CONFLICT DO NOTHING;
  SELECT * INTO cursor_row FROM activity_kept k WHERE k.account_id = account FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN false; END IF;
  last_entry := greatest(cursor_row.entry_ordinal, least(balances.entry_count, cursor_row.entry_ordinal + maximum_count));
  last_payment := greatest(cursor_row.payment_ordinal, least(balances.payment_count, cursor_row.payment_ordinal + maximum_count));
  -- Stops before the first payment without an outcome.
  last_payment := coalesce((SELECT t.ordinal - 1 FROM transactions t
                             WHERE t.account_id = account AND t.list = 'payments' AND t.final_at IS NULL
                               AND t.ordinal BETWEEN cursor_row.payment_ordinal + 1 AND last_payment
                             ORDER BY t.ordinal LIMIT 1), last_payment);
  INSERT INTO activity_days AS d (account_id, day, kind, amount_cents, occurrences)
  SELECT account, rollup.*
    FROM (SELECT * FROM ledger.roll_up_entries(account, cursor_row.entry_ordinal + 1, last_entry)
          UNION ALL
          SELECT * FROM ledger.roll_up_payments(account, cursor_row.payment_ordinal + 1, last_payment)) rollup
      ON CONFLICT ON CONSTRAINT activity_days_account_id_day_kind_pk DO UPDATE
     SET amount_cents = d.amount_cents + excluded.amount_cents, occurrences = d.occurrences + excluded.occurrences;
  UPDATE activity_kept k SET entry_ordinal = last_entry, payment_ordinal = last_payment WHERE k.account_id = account;
  RETURN balances.entry_count - last_entry >= minimum_count;
END $$;

REVOKE ALL ON FUNCTION ledger.roll_up_activity(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.roll_up_activity(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.roll_up_activity(text, bigint, bigint) IS
  'Adds at most maximum_count entries and as many payments to the account''s days, unless fewer than minimum_count entries are new, '
  'and returns true if there are more. Entries and final payments never change, so the sums remain correct. Of two concurrent '
  'calls, one does the work.';
