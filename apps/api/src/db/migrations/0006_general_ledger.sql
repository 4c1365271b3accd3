CREATE TABLE "ledger_snapshot_balances" (
	"through_ordinal" bigint NOT NULL,
	"general_ledger_account_id" text NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "ledger_snapshot_balances_through_ordinal_general_ledger_account_id_pk" PRIMARY KEY("through_ordinal","general_ledger_account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_snapshots" (
	"through_ordinal" bigint PRIMARY KEY NOT NULL,
	"entry_set_count" bigint NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_snapshots_entry_set_count_unique" UNIQUE("entry_set_count")
);
--> statement-breakpoint
ALTER TABLE "ledger_snapshot_balances" ADD CONSTRAINT "ledger_snapshot_balances_through_ordinal_ledger_snapshots_through_ordinal_fk" FOREIGN KEY ("through_ordinal") REFERENCES "public"."ledger_snapshots"("through_ordinal") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_snapshot_balances" ADD CONSTRAINT "ledger_snapshot_balances_general_ledger_account_id_general_ledger_accounts_id_fk" FOREIGN KEY ("general_ledger_account_id") REFERENCES "public"."general_ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_snapshots" ADD CONSTRAINT "ledger_snapshots_through_ordinal_entry_sets_ordinal_fk" FOREIGN KEY ("through_ordinal") REFERENCES "public"."entry_sets"("ordinal") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_sets_manual" ON "entry_sets" USING btree ("ordinal") WHERE "entry_sets"."origin" = 'manual';
--> statement-breakpoint
-- Manual entry sets: what an internal admin writes into the books by hand. Their lines belong to no merchant, so a set
-- that names an account with subledgers can be drafted by mistake and never posted: ledger.check_balance refuses it.
CREATE FUNCTION ledger.draft_entry_set(draft jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The transaction has its number before the set has its ordinal; ledger.take_snapshot relies on it.
  PERFORM pg_current_xact_id();
  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at)
    VALUES (draft ->> 'id', draft ->> 'reference', draft ->> 'description', 'manual', 'Draft',
            draft ->> 'createdBy', (draft ->> 'effectiveAt')::timestamptz);
  INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents, description)
  SELECT draft ->> 'id', l.position, l.account, l.debit_cents, l.credit_cents, l.description
    FROM ROWS FROM (jsonb_to_recordset(draft -> 'lines')
           AS (account text, debit_cents bigint, credit_cents bigint, description text))
         WITH ORDINALITY AS l (account, debit_cents, credit_cents, description, position);
END $$;
--> statement-breakpoint
-- Posts a draft: null, or why it stays one.
CREATE FUNCTION ledger.post_entry_set(request jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  draft entry_sets;
BEGIN
  SELECT * INTO draft FROM entry_sets WHERE id = request ->> 'id' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF draft.status <> 'Draft' THEN RETURN 'entry_set_not_draft'; END IF;
  IF (SELECT sum(debit_cents - credit_cents) FROM entry_lines WHERE entry_set_id = draft.id) IS DISTINCT FROM 0 THEN
    RETURN 'entry_set_unbalanced';
  END IF;
  UPDATE entry_sets SET status = 'Posted', posted_at = (request ->> 'now')::timestamptz WHERE id = draft.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Reverses a posted manual set by a new one with the sides changed over: null, or why it stands. A business posting is
-- undone by its business event and not here.
CREATE FUNCTION ledger.reverse_entry_set(request jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  reversed entry_sets;
  reversed_at constant timestamptz := request ->> 'now';
BEGIN
  SELECT * INTO reversed FROM entry_sets WHERE id = request ->> 'id' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF reversed.origin <> 'manual' OR reversed.status <> 'Posted' THEN RETURN 'entry_set_not_reversible'; END IF;
  UPDATE entry_sets SET status = 'Reversed' WHERE id = reversed.id;
  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, reverses_entry_set_id)
    VALUES (request ->> 'reversalId', reversed.reference, 'Reversal of ' || reversed.reference, 'manual', 'Posted',
            request ->> 'createdBy', reversed_at, reversed_at, reversed.id);
  INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents, description)
  SELECT request ->> 'reversalId', l.position, l.general_ledger_account_id, l.credit_cents, l.debit_cents, l.description
    FROM entry_lines l WHERE l.entry_set_id = reversed.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Takes the next snapshot of the general ledger, `entrySets` sets after the last one; false where there are not so many
-- yet, or where a transaction from before has not ended.
--
-- An ordinal is given out before its set commits, so a lower one can appear after a higher one. Whoever has an ordinal
-- has a transaction number, too, and it is lower than the number this transaction takes after it has seen `through`.
-- When every lower number has ended, nothing up to `through` is on its way any more. No lock is taken: no posting ever
-- waits for a snapshot.
CREATE FUNCTION ledger.take_snapshot(request jsonb) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last ledger_snapshots;
  through bigint;
  own_number xid8;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'A snapshot is a transaction of its own.' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  IF NOT pg_try_advisory_xact_lock(43104313) THEN RETURN false; END IF;
  SELECT * INTO last FROM ledger_snapshots ORDER BY through_ordinal DESC LIMIT 1;
  SELECT ordinal INTO through FROM entry_sets WHERE ordinal > coalesce(last.through_ordinal, 0)
    ORDER BY ordinal OFFSET (request ->> 'entrySets')::bigint - 1 LIMIT 1;
  IF through IS NULL THEN RETURN false; END IF;

  own_number := pg_current_xact_id();
  FOR look IN 1..50 LOOP
    EXIT WHEN pg_snapshot_xmin(pg_current_snapshot()) >= own_number;
    IF look = 50 THEN RETURN false; END IF;
    PERFORM pg_sleep(0.02);
  END LOOP;

  INSERT INTO ledger_snapshots (through_ordinal, entry_set_count, taken_at)
  SELECT through, coalesce(last.entry_set_count, 0) + count(*), (request ->> 'now')::timestamptz
    FROM entry_sets WHERE ordinal > coalesce(last.through_ordinal, 0) AND ordinal <= through;
  INSERT INTO ledger_snapshot_balances (through_ordinal, general_ledger_account_id, balance_cents)
  SELECT through, g.id, coalesce(b.balance_cents, 0) + coalesce(m.moved_cents, 0)
    FROM general_ledger_accounts g
    LEFT JOIN ledger_snapshot_balances b ON b.general_ledger_account_id = g.id AND b.through_ordinal = last.through_ordinal
    LEFT JOIN (
      SELECT l.general_ledger_account_id, sum(l.debit_cents - l.credit_cents) AS moved_cents
        FROM entry_sets s JOIN entry_lines l ON l.entry_set_id = s.id
       WHERE s.ordinal > coalesce(last.through_ordinal, 0) AND s.ordinal <= through AND s.origin = 'business'
       GROUP BY l.general_ledger_account_id
    ) m ON m.general_ledger_account_id = g.id;
  RETURN true;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.draft_entry_set(jsonb), ledger.post_entry_set(jsonb), ledger.reverse_entry_set(jsonb),
  ledger.take_snapshot(jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.draft_entry_set(jsonb), ledger.post_entry_set(jsonb), ledger.reverse_entry_set(jsonb),
  ledger.take_snapshot(jsonb) TO tillbook_app;
--> statement-breakpoint
GRANT SELECT ON ledger_snapshots, ledger_snapshot_balances TO tillbook_app;
