CREATE TABLE "activity_days" (
	"account_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"occurrences" bigint NOT NULL,
	CONSTRAINT "activity_days_account_id_day_kind_pk" PRIMARY KEY("account_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "activity_kept" (
	"account_id" text PRIMARY KEY NOT NULL,
	"entry_ordinal" bigint NOT NULL,
	"payment_ordinal" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_kept" ADD CONSTRAINT "activity_kept_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What entries come to, day by day in New York and kind by kind: what lowers the balance is negative. A payout with what gives
-- it back, and an adjustment, are of no kind.
CREATE FUNCTION ledger.tally_entries(account text, first bigint, last bigint)
RETURNS TABLE (day date, kind text, amount_cents bigint, occurrences bigint)
LANGUAGE sql STABLE AS $$
  SELECT told.day, told.kind, sum(told.cents)::bigint, count(*)
    FROM (SELECT (e.created_at AT TIME ZONE 'America/New_York')::date AS day,
                 CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END AS cents,
                 CASE
                   WHEN e.category LIKE '%\_fee' THEN 'fee'
                   WHEN e.category = 'dispute_hold' OR t.subtype = 'chargeback' THEN 'disputed'
                   WHEN t.type = 'pull' THEN 'payment'
                   WHEN t.subtype = 'refund' THEN 'refund'
                   WHEN t.subtype = 'reversal' THEN
                     (SELECT CASE p.list WHEN 'payments' THEN 'disputed' WHEN 'refunds' THEN 'refund' END
                        FROM transactions p WHERE p.id = t.parent_transaction_id)
                 END AS kind
            FROM ledger_entries e
            -- One by one: joined at once, the transactions of everybody would be read for a few entries.
            LEFT JOIN LATERAL (SELECT type, subtype, parent_transaction_id FROM transactions
                                WHERE e.category = 'transaction' AND id = e.transaction_id LIMIT 1) t ON true
           WHERE e.account_id = account AND e.ordinal BETWEEN first AND last) told
   WHERE told.kind IS NOT NULL
   GROUP BY told.day, told.kind
$$;
--> statement-breakpoint
-- How payments ended, by the days on which they were made.
CREATE FUNCTION ledger.tally_payments(account text, first bigint, last bigint)
RETURNS TABLE (day date, kind text, amount_cents bigint, occurrences bigint)
LANGUAGE sql STABLE AS $$
  SELECT (t.created_at AT TIME ZONE 'America/New_York')::date, t.status, 0::bigint, count(*)
    FROM transactions t
   WHERE t.account_id = account AND t.list = 'payments' AND t.ordinal BETWEEN first AND last AND t.final_at IS NOT NULL
   GROUP BY 1, 2
$$;
--> statement-breakpoint
-- Counts at most so many entries and payments into the account's days, unless there are too few to be worth it, and says whether
-- there are more. Entries and payments that have ended never change, so what is counted stays right. Of two at once one counts.
CREATE FUNCTION ledger.keep_activity(account text, least_count bigint, most_count bigint) RETURNS boolean
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
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.tally_entries(text, bigint, bigint), ledger.tally_payments(text, bigint, bigint),
  ledger.keep_activity(text, bigint, bigint) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.tally_entries(text, bigint, bigint), ledger.tally_payments(text, bigint, bigint),
  ledger.keep_activity(text, bigint, bigint) TO tillbook_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON activity_days, activity_kept TO tillbook_app;
