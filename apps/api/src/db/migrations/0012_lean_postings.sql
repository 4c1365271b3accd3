ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_transaction_id_transactions_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_entry_set_id_entry_sets_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_settlement_id_settlements_id_fk";
--> statement-breakpoint
ALTER TABLE "entry_sets" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "entry_sets" ADD COLUMN "line_accounts" text[];--> statement-breakpoint
ALTER TABLE "entry_sets" ADD COLUMN "line_cents" bigint[];--> statement-breakpoint
-- The lines of a business set stand in the set's own row: written once, balanced by a check of that row, sealed with it.
-- Manual sets keep rows of their own, which can be written anew as long as they are drafts.
CREATE FUNCTION ledger.lines_balance(accounts text[], cents bigint[], merchant text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  line_cents bigint;
  sum_cents bigint := 0;
BEGIN
  FOREACH line_cents IN ARRAY cents LOOP
    sum_cents := sum_cents + nullif(line_cents, 0);
  END LOOP;
  -- The control accounts and which of them have subledgers are laid by migrations and never change; a test compares.
  RETURN coalesce(sum_cents = 0 AND cardinality(cents) > 0 AND cardinality(cents) = cardinality(accounts)
    AND accounts <@ '{gla_operating_bank_account,gla_processor_clearing,gla_merchant_payable_pending,gla_merchant_payable_available,gla_payouts_in_transit,gla_disputes_held_funds,gla_retained_earnings,gla_merchant_fee_income,gla_interchange_expense,gla_merchant_adjustments}'::text[]
    AND (merchant IS NOT NULL) = (accounts && '{gla_merchant_payable_pending,gla_merchant_payable_available,gla_payouts_in_transit,gla_disputes_held_funds}'::text[]), false);
END $$;
--> statement-breakpoint
ALTER TABLE "entry_sets" ADD CONSTRAINT "entry_sets_balanced" CHECK ("entry_sets"."line_cents" is null or ledger.lines_balance("entry_sets"."line_accounts", "entry_sets"."line_cents", "entry_sets"."account_id"));
--> statement-breakpoint
-- What business sets were written before moves into their own rows; nothing but where it stands changes.
ALTER TABLE entry_sets DISABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE entry_lines DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE entry_sets s SET account_id = l.account_id, line_accounts = l.accounts, line_cents = l.cents
  FROM (
    SELECT entry_set_id, max(account_id) AS account_id, array_agg(general_ledger_account_id ORDER BY position) AS accounts,
           array_agg(debit_cents - credit_cents ORDER BY position) AS cents
      FROM entry_lines GROUP BY entry_set_id
  ) l
 WHERE l.entry_set_id = s.id AND s.origin = 'business';
--> statement-breakpoint
DELETE FROM entry_lines l USING entry_sets s WHERE s.id = l.entry_set_id AND s.origin = 'business';
--> statement-breakpoint
ALTER TABLE entry_lines ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE entry_sets ENABLE TRIGGER USER;
--> statement-breakpoint
-- All lines of the general ledger. Asked for the lines of a few sets it is quick; what walks many asks the tables.
CREATE VIEW ledger_lines AS
  SELECT entry_set_id, position, general_ledger_account_id, account_id, debit_cents, credit_cents, description FROM entry_lines
  UNION ALL
  SELECT s.id, l.position::integer, l.account,
         CASE WHEN l.account IN ('gla_merchant_payable_pending', 'gla_merchant_payable_available', 'gla_payouts_in_transit', 'gla_disputes_held_funds')
           THEN s.account_id END,
         greatest(l.cents, 0), greatest(-l.cents, 0), NULL
    FROM entry_sets s, unnest(s.line_accounts, s.line_cents) WITH ORDINALITY AS l (account, cents, position);
--> statement-breakpoint
GRANT SELECT ON ledger_lines TO tillbook_app;
--> statement-breakpoint
DROP TRIGGER balanced ON entry_sets;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT OR UPDATE ON entry_sets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status <> 'Draft' AND new.line_cents IS NULL)
  EXECUTE FUNCTION ledger.check_balance();
--> statement-breakpoint
-- As before, and a set that has its lines in its own row takes no others.
CREATE OR REPLACE FUNCTION ledger.check_line_addition() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT entry_set_id, count(*) AS added FROM added_lines GROUP BY entry_set_id) a
      JOIN entry_sets s ON s.id = a.entry_set_id AND (s.status <> 'Draft' OR s.line_cents IS NOT NULL)
     WHERE s.line_cents IS NOT NULL
        OR a.added <> (SELECT count(*) FROM entry_lines l WHERE l.entry_set_id = a.entry_set_id)
  ) THEN
    RAISE EXCEPTION 'A posted entry set takes no further lines.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same rule as before, looked into only where an update names a column that never changes, or leads where none may.
DROP TRIGGER moves_forward ON transactions;
--> statement-breakpoint
CREATE TRIGGER moves_forward BEFORE UPDATE ON transactions FOR EACH ROW
  WHEN (old.final_at IS NOT NULL OR (new.status <> old.status AND NOT (
    (old.status = 'created' AND new.status IN ('pending', 'succeeded', 'failed'))
    OR (old.status = 'pending' AND new.status IN ('succeeded', 'completed', 'failed')))))
  EXECUTE FUNCTION ledger.check_transaction_change();
--> statement-breakpoint
CREATE TRIGGER stays_what_it_is BEFORE UPDATE OF id, account_id, list, ordinal, amount_cents, type, subtype, method, channel,
    payment_instrument_id, serial_number, parent_transaction_id, reference_id, description, tags, created_by, created_at
  ON transactions FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction_change();
--> statement-breakpoint
-- What of a posting every posting has, read once and under its types.
CREATE TYPE ledger.posting AS (
  account_id text, now timestamptz,
  outcome_of text, outcome_from text, outcome_to text, failure_code text, failure_message text, ask_processor_at timestamptz,
  set_id text, reference text, description text, created_by text, ready_to_settle_at timestamptz,
  line_accounts text[], line_cents bigint[],
  entry_ids text[], entry_transaction_ids text[], entry_cents bigint[], entry_categories text[], entry_descriptions text[]
);
--> statement-breakpoint
-- Why a posting cannot be made as things stand, or null. Nothing is written here. Each question is asked of the database
-- only where the posting depends on it.
CREATE OR REPLACE FUNCTION ledger.refusal(posting jsonb, book merchant_ledgers) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  attempt constant jsonb := posting -> 'attempt';
  required constant jsonb := posting -> 'requires';
  refundable bigint;
BEGIN
  IF attempt IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM idempotency_records r WHERE r.account_id = book.account_id AND r.call = attempt ->> 'call'
         AND r.key IN (SELECT jsonb_array_elements_text(attempt -> 'keys'))
    ) THEN RETURN 'key_seen'; END IF;
  END IF;

  IF posting ? 'outcome_of' THEN
    IF NOT EXISTS (
      SELECT FROM transactions t WHERE t.id = posting ->> 'outcome_of' AND t.account_id = book.account_id
         AND t.status = posting ->> 'outcome_from'
    ) THEN RETURN 'status_changed'; END IF;
  END IF;

  IF (required ->> 'recordedBefore')::timestamptz <= book.last_posted_at THEN RETURN 'time_moved_on'; END IF;

  IF posting ? 'closesDispute' THEN
    IF NOT EXISTS (
      SELECT FROM disputes d WHERE d.id = posting #>> '{closesDispute,id}' AND d.account_id = book.account_id AND d.closed_at IS NULL
    ) THEN RETURN 'dispute_closed'; END IF;
  END IF;

  IF posting #>> '{transactions,0,subtype}' = 'reversal' THEN
    IF EXISTS (
      SELECT FROM transactions t WHERE t.parent_transaction_id = posting #>> '{transactions,0,parent_transaction_id}'
         AND t.subtype = 'reversal'
    ) THEN RETURN 'already_reversed'; END IF;
  END IF;

  IF required IS NULL THEN RETURN NULL; END IF;
  IF required ? 'payoutInstrumentId' THEN
    IF NOT EXISTS (
      SELECT FROM account_settings s WHERE s.account_id = book.account_id
         AND s.default_payment_instrument_id = required ->> 'payoutInstrumentId'
    ) THEN RETURN 'instrument_not_payable'; END IF;
  END IF;

  IF (required ->> 'availableCents')::bigint > book.available_cents THEN RETURN 'amount_over_available'; END IF;

  IF required ? 'refundableCents' THEN
    IF EXISTS (SELECT FROM disputes d WHERE d.transaction_id = required ->> 'parentId' AND d.closed_at IS NULL) THEN
      RETURN 'dispute_open';
    END IF;
    refundable := coalesce(ledger.refundable_cents(required ->> 'parentId'), 0);
    IF refundable = 0 THEN RETURN 'nothing_refundable'; END IF;
    IF (required ->> 'refundableCents')::bigint > refundable THEN RETURN 'amount_over_refundable'; END IF;
  END IF;

  IF required ? 'parentState' THEN
    IF EXISTS (
      SELECT FROM ledger_entries e WHERE e.transaction_id = required ->> 'parentId' AND e.category = 'transaction'
         AND e.status <> required ->> 'parentState'
    ) THEN RETURN 'parent_settled'; END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.refused(code text, transaction_id text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('ok', false, 'code', code, 'transaction', (SELECT to_jsonb(t) FROM transactions t WHERE t.id = transaction_id));
$$;
--> statement-breakpoint
CREATE FUNCTION ledger.refuse_difference(entry_set_id text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Posting %: the entries and the payable lines differ.', entry_set_id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
-- Makes one posting: conditions, transactions, entries, general ledger and balances in one round trip. A condition that
-- does not hold comes back as { ok: false, code } and nothing is written. `now` is the platform's clock; the row of the
-- account keeps it from running backwards.
--
-- It is written for few and plain statements: each costs its setting up, and most of a posting is that. What only some
-- postings have is asked about once.
CREATE OR REPLACE FUNCTION ledger.post(posting jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p constant ledger.posting := jsonb_populate_record(NULL::ledger.posting, posting);
  book merchant_ledgers;
  refused text;
  added record;
  answer jsonb;
  moved_pending bigint := 0;
  moved_available bigint := 0;
  moved_clearing bigint := 0;
  net_cents bigint := 0;
  entry_cents bigint;
  written_count bigint := 0;
BEGIN
  SELECT * INTO STRICT book FROM merchant_ledgers WHERE account_id = p.account_id FOR UPDATE;
  book.last_posted_at := greatest(p.now, book.last_posted_at);

  IF posting ?| '{attempt,requires,closesDispute,transactions}' THEN
    refused := ledger.refusal(posting, book);
    IF refused IS NOT NULL THEN RETURN ledger.refused(refused, p.outcome_of); END IF;
  END IF;

  IF p.outcome_of IS NOT NULL THEN
    UPDATE transactions SET status = p.outcome_to, failure_code = p.failure_code, failure_message = p.failure_message,
        final_at = CASE WHEN p.outcome_to <> 'pending' THEN book.last_posted_at END, ask_processor_at = p.ask_processor_at
      WHERE id = p.outcome_of AND account_id = p.account_id AND status = p.outcome_from
      RETURNING to_jsonb(transactions) INTO answer;
    IF answer IS NULL THEN RETURN ledger.refused('status_changed', p.outcome_of); END IF;
    UPDATE idempotency_records SET response_status = 201, response = answer
      WHERE transaction_id = p.outcome_of AND response_status IS NULL;
  END IF;

  IF posting ?| '{transactions,attempt,audit,opensDispute,closesDispute}' THEN
    IF posting ? 'transactions' THEN
      SELECT * INTO added FROM ledger.add_transactions(posting -> 'transactions', book);
      book := added.book;
      answer := coalesce(answer, added.rows -> 0);
    END IF;
    IF posting ? 'opensDispute' THEN book := ledger.open_dispute(posting -> 'opensDispute', book); END IF;
    IF posting ? 'closesDispute' THEN
      UPDATE disputes SET status = posting #>> '{closesDispute,status}', closed_at = book.last_posted_at
        WHERE id = posting #>> '{closesDispute,id}';
    END IF;
    IF posting ? 'attempt' THEN PERFORM ledger.remember_attempt(posting -> 'attempt', answer, book); END IF;
    IF posting ? 'audit' THEN
      INSERT INTO audit_trail (id, at, user_id, account_id, action, subject, client_address)
        VALUES (posting #>> '{audit,id}', book.last_posted_at, posting #>> '{audit,userId}', book.account_id,
                posting #>> '{audit,action}', answer ->> 'id', posting #>> '{audit,clientAddress}');
    END IF;
  END IF;

  IF p.set_id IS NOT NULL THEN
    FOR place IN 1 .. cardinality(p.line_cents) LOOP
      CASE p.line_accounts[place]
        WHEN 'gla_merchant_payable_pending' THEN moved_pending := moved_pending - p.line_cents[place];
        WHEN 'gla_merchant_payable_available' THEN moved_available := moved_available - p.line_cents[place];
        WHEN 'gla_processor_clearing' THEN moved_clearing := moved_clearing + p.line_cents[place];
        ELSE NULL;
      END CASE;
    END LOOP;
    INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, account_id,
        line_accounts, line_cents)
      VALUES (p.set_id, p.reference, p.description, 'business', 'Posted', p.created_by, book.last_posted_at, book.last_posted_at,
        p.account_id, p.line_accounts, p.line_cents);
    IF p.entry_cents IS NOT NULL THEN
      FOREACH entry_cents IN ARRAY p.entry_cents LOOP net_cents := net_cents + entry_cents; END LOOP;
      written_count := cardinality(p.entry_cents);
      IF p.ready_to_settle_at IS NOT NULL THEN
        INSERT INTO ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status,
            description, created_at, ready_to_settle_at)
        SELECT e.id, p.account_id, e.transaction_id, p.set_id, book.entry_count + e.position, abs(e.cents),
               CASE WHEN e.cents > 0 THEN 'credit' ELSE 'debit' END, e.category, 'pending', e.description,
               book.last_posted_at, p.ready_to_settle_at
          FROM unnest(p.entry_ids, p.entry_transaction_ids, p.entry_cents, p.entry_categories, p.entry_descriptions)
               WITH ORDINALITY AS e (id, transaction_id, cents, category, description, position);
      ELSE
        INSERT INTO ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status,
            description, created_at, settled_at, after_balance_cents, settled_ordinal)
        SELECT e.id, p.account_id, e.transaction_id, p.set_id, book.entry_count + e.position, abs(e.cents),
               CASE WHEN e.cents > 0 THEN 'credit' ELSE 'debit' END, e.category, 'settled', e.description,
               book.last_posted_at, book.last_posted_at, book.available_cents + sum(e.cents) OVER (ORDER BY e.position),
               book.settled_entry_count + e.position
          FROM unnest(p.entry_ids, p.entry_transaction_ids, p.entry_cents, p.entry_categories, p.entry_descriptions)
               WITH ORDINALITY AS e (id, transaction_id, cents, category, description, position);
      END IF;
    END IF;
    IF p.ready_to_settle_at IS NOT NULL THEN
      IF moved_pending <> net_cents OR moved_available <> 0 THEN PERFORM ledger.refuse_difference(p.set_id); END IF;
      book.pending_entry_count := book.pending_entry_count + written_count;
      moved_clearing := 0;
    ELSE
      IF moved_pending <> 0 OR moved_available <> net_cents THEN PERFORM ledger.refuse_difference(p.set_id); END IF;
      book.settled_entry_count := book.settled_entry_count + written_count;
    END IF;
  END IF;

  UPDATE merchant_ledgers SET
      pending_cents = book.pending_cents + moved_pending, available_cents = book.available_cents + moved_available,
      unswept_cents = book.unswept_cents + moved_clearing, entry_count = book.entry_count + written_count,
      pending_entry_count = book.pending_entry_count, settled_entry_count = book.settled_entry_count,
      payment_count = book.payment_count, payout_count = book.payout_count, refund_count = book.refund_count,
      dispute_count = book.dispute_count, last_posted_at = book.last_posted_at
    WHERE account_id = p.account_id;
  IF answer IS NULL THEN
    -- A posting that makes and moves no transaction is about its parent.
    SELECT to_jsonb(t) INTO answer FROM transactions t WHERE t.id = posting #>> '{requires,parentId}';
  END IF;
  RETURN jsonb_build_object('ok', true, 'transaction', answer);
END $$;
--> statement-breakpoint
DROP FUNCTION ledger.write_entry_set(jsonb, merchant_ledgers);
--> statement-breakpoint
DROP FUNCTION ledger.write_entries(jsonb, merchant_ledgers);
--> statement-breakpoint
DROP FUNCTION ledger.record_outcome(jsonb, merchant_ledgers);
--> statement-breakpoint
DROP FUNCTION ledger.settlement_lines(bigint, bigint, bigint);
--> statement-breakpoint
-- Payable pending / payable available for the net, operating bank / clearing for what the processor pays out; debits are
-- above zero. A net of zero still moves what came in and what went out, so both sides are written.
CREATE FUNCTION ledger.settlement_lines(net_cents bigint, credits_cents bigint, clearing_cents bigint, OUT accounts text[], OUT cents bigint[])
LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(account ORDER BY position), array_agg(signed ORDER BY position)
    FROM (VALUES
      (1, 'gla_merchant_payable_pending', net_cents), (2, 'gla_merchant_payable_available', -net_cents),
      (3, 'gla_operating_bank_account', clearing_cents), (4, 'gla_processor_clearing', -clearing_cents),
      (5, 'gla_merchant_payable_pending', CASE net_cents WHEN 0 THEN credits_cents END), (6, 'gla_merchant_payable_available', CASE net_cents WHEN 0 THEN -credits_cents END),
      (7, 'gla_merchant_payable_available', CASE net_cents WHEN 0 THEN credits_cents END), (8, 'gla_merchant_payable_pending', CASE net_cents WHEN 0 THEN -credits_cents END)
    ) AS line (position, account, signed)
   WHERE signed <> 0;
$$;
--> statement-breakpoint
-- As before: settles every entry of an account that is ready, in the order of readiness: one settlement, or none.
CREATE OR REPLACE FUNCTION ledger.settle(request jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  book merchant_ledgers;
  settlement constant text := request ->> 'settlementId';
  entry_set constant text := request ->> 'entrySetId';
  fees_cents bigint;
  others_cents bigint;
  credits_cents bigint;
  clearing_cents bigint;
  settled_count bigint;
  written settlements;
BEGIN
  SELECT * INTO STRICT book FROM merchant_ledgers WHERE account_id = request ->> 'accountId' FOR UPDATE;
  book.last_posted_at := greatest((request ->> 'now')::timestamptz, book.last_posted_at);

  SELECT count(*), coalesce(sum(signed) FILTER (WHERE e.category LIKE '%\_fee'), 0),
         coalesce(sum(signed) FILTER (WHERE e.category NOT LIKE '%\_fee'), 0), coalesce(sum(signed) FILTER (WHERE signed > 0), 0)
    INTO settled_count, fees_cents, others_cents, credits_cents
    FROM ledger_entries e, LATERAL (SELECT CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END AS signed) s
   WHERE e.account_id = book.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= book.last_posted_at;
  IF settled_count = 0 THEN RETURN jsonb_build_object('ok', false, 'code', 'nothing_ready'); END IF;

  SELECT book.unswept_cents + coalesce(sum(l.cents), 0) INTO clearing_cents
    FROM (
      SELECT DISTINCT e.entry_set_id FROM ledger_entries e
       WHERE e.account_id = book.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= book.last_posted_at
    ) ready JOIN entry_sets s ON s.id = ready.entry_set_id, unnest(s.line_accounts, s.line_cents) AS l (account, cents)
   WHERE l.account = 'gla_processor_clearing';

  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, account_id,
      line_accounts, line_cents)
  SELECT entry_set, settlement, 'Settlement', 'business', 'Posted', request ->> 'createdBy', book.last_posted_at,
         book.last_posted_at, book.account_id, l.accounts, l.cents
    FROM ledger.settlement_lines(fees_cents + others_cents, credits_cents, clearing_cents) l;

  book.settlement_count := book.settlement_count + 1;
  INSERT INTO settlements (id, account_id, ordinal, entry_set_id, total_amount_cents, total_fees_cents, net_amount_cents,
      entry_count, status, created_at, updated_at)
    VALUES (settlement, book.account_id, book.settlement_count, entry_set, others_cents, -fees_cents, others_cents + fees_cents,
      settled_count, 'completed', book.last_posted_at, book.last_posted_at)
    RETURNING * INTO written;

  WITH ready AS (
    SELECT e.id, row_number() OVER sequence AS place,
           sum(CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END) OVER sequence AS running_cents
      FROM ledger_entries e
     WHERE e.account_id = book.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= book.last_posted_at
    WINDOW sequence AS (ORDER BY e.ready_to_settle_at, e.ordinal)
  )
  UPDATE ledger_entries e SET
      status = 'settled', settled_at = book.last_posted_at, settlement_id = settlement,
      after_balance_cents = book.available_cents + r.running_cents, settled_ordinal = book.settled_entry_count + r.place
    FROM ready r WHERE e.id = r.id;

  book.pending_cents := book.pending_cents - written.net_amount_cents;
  book.available_cents := book.available_cents + written.net_amount_cents;
  book.pending_entry_count := book.pending_entry_count - settled_count;
  book.settled_entry_count := book.settled_entry_count + settled_count;
  book.unswept_cents := 0;
  PERFORM ledger.save_book(book);
  RETURN jsonb_build_object('ok', true, 'settlement', to_jsonb(written));
END $$;
--> statement-breakpoint
-- As before: takes the next snapshot of the general ledger, `entrySets` sets after the last one; false where there are not so many
-- yet, or where a transaction from before has not ended.
--
-- An ordinal is given out before its set commits, so a lower one can appear after a higher one. Whoever has an ordinal
-- has a transaction number, too, and it is lower than the number this transaction takes after it has seen `through`.
-- When every lower number has ended, nothing up to `through` is on its way any more. No lock is taken: no posting ever
-- waits for a snapshot.
CREATE OR REPLACE FUNCTION ledger.take_snapshot(request jsonb) RETURNS boolean
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
      SELECT l.account, sum(l.cents) AS moved_cents
        FROM entry_sets s, unnest(s.line_accounts, s.line_cents) AS l (account, cents)
       WHERE s.ordinal > coalesce(last.through_ordinal, 0) AND s.ordinal <= through AND s.origin = 'business'
       GROUP BY l.account
    ) m ON m.account = g.id;
  RETURN true;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION ledger.lines_balance(text[], bigint[], text), ledger.refused(text, text), ledger.refuse_difference(text),
  ledger.settlement_lines(bigint, bigint, bigint) FROM PUBLIC;
