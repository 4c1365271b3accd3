CREATE TABLE "processor_notices" (
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "processor_notices_transaction_id_kind_pk" PRIMARY KEY("transaction_id","kind")
);
--> statement-breakpoint
DROP INDEX "transactions_one_reversal";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cause_transaction_id" text;--> statement-breakpoint
ALTER TABLE "processor_notices" ADD CONSTRAINT "processor_notices_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_cause_transaction_id_transactions_id_fk" FOREIGN KEY ("cause_transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_reversal_per_cause" ON "transactions" USING btree ("parent_transaction_id",coalesce("cause_transaction_id", "parent_transaction_id")) WHERE "transactions"."subtype" = 'reversal' or "transactions"."cause_transaction_id" is not null;
--> statement-breakpoint
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON processor_notices EXECUTE FUNCTION ledger.refuse_removal();
--> statement-breakpoint
CREATE TRIGGER no_change BEFORE UPDATE ON processor_notices EXECUTE FUNCTION ledger.refuse_change();
--> statement-breakpoint
GRANT SELECT, INSERT ON processor_notices TO tillbook_app;
--> statement-breakpoint
DROP TRIGGER stays_what_it_is ON transactions;
--> statement-breakpoint
CREATE TRIGGER stays_what_it_is BEFORE UPDATE OF id, account_id, list, ordinal, amount_cents, type, subtype, method, channel,
    payment_instrument_id, last_four, serial_number, parent_transaction_id, cause_transaction_id, reference_id, description, word_bits,
    tags, created_by, created_at
  ON transactions FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction_change();
--> statement-breakpoint
-- A dispute is looked into, then won or lost, and that is final. Until it is won it can grow: by a refund that fails.
CREATE OR REPLACE FUNCTION ledger.check_dispute_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged disputes := new;
  grows constant boolean := new.amount_cents > old.amount_cents AND new.status = old.status AND old.status <> 'won'
    AND new.closed_at IS NOT DISTINCT FROM old.closed_at;
BEGIN
  unchanged.status := old.status;
  unchanged.closed_at := old.closed_at;
  IF grows THEN unchanged.amount_cents := old.amount_cents; END IF;
  IF unchanged IS DISTINCT FROM old OR NOT grows AND (old.status, new.status) NOT IN (
    ('pending', 'under_review'), ('pending', 'won'), ('pending', 'lost'), ('under_review', 'won'), ('under_review', 'lost')
  ) THEN
    RAISE EXCEPTION 'Dispute % cannot change like that.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- Makes every posting on an account wait until the transaction ends, so that what is read now still holds when it is posted.
CREATE FUNCTION ledger.hold_account(held_account_id text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT FROM merchant_ledgers WHERE account_id = held_account_id FOR UPDATE;
$$;
--> statement-breakpoint
-- What of a payment has neither been given back nor taken by a dispute or a return, in cents. A pending refund counts as given back.
CREATE FUNCTION ledger.unclaimed_cents(payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(0, p.amount_cents
      - coalesce((SELECT sum(t.amount_cents) FROM transactions t
                   WHERE t.parent_transaction_id = p.id AND t.subtype IN ('refund', 'reversal') AND t.status <> 'failed'), 0)
      - coalesce((SELECT sum(d.amount_cents) FROM disputes d WHERE d.transaction_id = p.id AND d.status <> 'won'), 0))
    FROM transactions p
   WHERE p.id = payment_id AND p.type = 'pull' AND p.status = 'succeeded';
$$;
--> statement-breakpoint
-- As before, and a reversal is made once for each cause, and a dispute that was not won can grow.
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

  IF posting ? 'growsDispute' THEN
    IF NOT EXISTS (
      SELECT FROM disputes d WHERE d.id = posting #>> '{growsDispute,id}' AND d.account_id = book.account_id AND d.status <> 'won'
    ) THEN RETURN 'dispute_closed'; END IF;
  END IF;

  IF posting #>> '{transactions,0,subtype}' = 'reversal' THEN
    IF EXISTS (
      SELECT FROM transactions t WHERE t.parent_transaction_id = posting #>> '{transactions,0,parent_transaction_id}'
         AND t.subtype = 'reversal'
         AND t.cause_transaction_id IS NOT DISTINCT FROM posting #>> '{transactions,0,cause_transaction_id}'
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
-- As before, and a posting can add to the amount of a dispute.
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

  IF posting ?| '{transactions,attempt,audit,opensDispute,growsDispute,closesDispute}' THEN
    IF posting ? 'transactions' THEN
      SELECT * INTO added FROM ledger.add_transactions(posting -> 'transactions', book);
      book := added.book;
      answer := coalesce(answer, added.rows -> 0);
    END IF;
    IF posting ? 'opensDispute' THEN book := ledger.open_dispute(posting -> 'opensDispute', book); END IF;
    IF posting ? 'growsDispute' THEN
      UPDATE disputes SET amount_cents = amount_cents + (posting #>> '{growsDispute,byCents}')::bigint
        WHERE id = posting #>> '{growsDispute,id}';
    END IF;
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
REVOKE ALL ON FUNCTION ledger.hold_account(text), ledger.unclaimed_cents(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.hold_account(text), ledger.unclaimed_cents(text) TO tillbook_app;
--> statement-breakpoint
-- What was confirmed while a refund was pending is known from now on, too.
INSERT INTO processor_notices (transaction_id, kind, reason, told_at)
SELECT r.key, 'dispute', 'fraudulent', r.dispute_confirmed_at FROM sandbox_processor.requests r JOIN transactions t ON t.id = r.key
 WHERE r.disputed AND r.dispute_confirmed_at IS NOT NULL
UNION ALL
SELECT r.key, 'return', 'The bank returned the payment.', r.return_confirmed_at FROM sandbox_processor.requests r JOIN transactions t ON t.id = r.key
 WHERE r.returned AND r.return_confirmed_at IS NOT NULL;
--> statement-breakpoint
-- A notice that was confirmed though money of its payment is left is told again, so that the platform takes what is left.
UPDATE sandbox_processor.requests r SET dispute_confirmed_at = NULL
 WHERE r.disputed AND r.dispute_confirmed_at IS NOT NULL AND ledger.unclaimed_cents(r.key) > 0
   AND NOT EXISTS (SELECT FROM disputes d WHERE d.transaction_id = r.key AND d.status = 'won');
--> statement-breakpoint
UPDATE sandbox_processor.requests r SET return_confirmed_at = NULL
 WHERE r.returned AND r.return_confirmed_at IS NOT NULL AND ledger.unclaimed_cents(r.key) > 0;
