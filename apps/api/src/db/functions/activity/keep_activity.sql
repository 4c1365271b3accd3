CREATE OR REPLACE FUNCTION ledger.keep_activity(account text, least_count bigint, most_count bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  kept activity_kept;
  book record;
  last_entry bigint;
  last_payment bigint;
BEGIN
  SELECT m.entry_count, m.payment_count INTO book
    FROM merchant_ledgers m LEFT JOIN activity_kept k USING (account_id)
   WHERE m.account_id = account AND m.entry_count - coalesce(k.entry_ordinal, 0) >= least_count;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO activity_kept (account_id, entry_ordinal, payment_ordinal) VALUES (account, 0, 0) ON CONFLICT DO NOTHING;
  SELECT * INTO kept FROM activity_kept k WHERE k.account_id = account FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN false; END IF;
  last_entry := greatest(kept.entry_ordinal, least(book.entry_count, kept.entry_ordinal + most_count));
  last_payment := greatest(kept.payment_ordinal, least(book.payment_count, kept.payment_ordinal + most_count));
  -- A payment that has not ended yet is counted when it has, and with it those after it.
  last_payment := coalesce((SELECT t.ordinal - 1 FROM transactions t
                             WHERE t.account_id = account AND t.list = 'payments' AND t.final_at IS NULL
                               AND t.ordinal BETWEEN kept.payment_ordinal + 1 AND last_payment
                             ORDER BY t.ordinal LIMIT 1), last_payment);
  INSERT INTO activity_days AS d (account_id, day, kind, amount_cents, occurrences)
  SELECT account, told.*
    FROM (SELECT * FROM ledger.tally_entries(account, kept.entry_ordinal + 1, last_entry)
          UNION ALL
          SELECT * FROM ledger.tally_payments(account, kept.payment_ordinal + 1, last_payment)) told
      ON CONFLICT ON CONSTRAINT activity_days_account_id_day_kind_pk DO UPDATE
     SET amount_cents = d.amount_cents + excluded.amount_cents, occurrences = d.occurrences + excluded.occurrences;
  UPDATE activity_kept k SET entry_ordinal = last_entry, payment_ordinal = last_payment WHERE k.account_id = account;
  RETURN book.entry_count - last_entry >= least_count;
END $$;

REVOKE ALL ON FUNCTION ledger.keep_activity(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.keep_activity(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.keep_activity(text, bigint, bigint) IS
  'Counts at most so many entries and payments into the account''s days, unless there are too few to be worth it, and returns whether '
  'there are more. Entries and payments that have ended never change, so what is counted stays right. Of two at once one counts.';
