ALTER TABLE "transactions" ADD COLUMN "created_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_one_reversal" ON "transactions" USING btree ("parent_transaction_id") WHERE "transactions"."subtype" = 'reversal';
--> statement-breakpoint
-- What of a payment can be given back now, in cents: nothing while a dispute about it is open.
CREATE OR REPLACE FUNCTION ledger.refundable_cents(payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM disputes d WHERE d.transaction_id = p.id AND d.closed_at IS NULL) THEN 0
    ELSE greatest(0, p.amount_cents
      - coalesce((SELECT sum(t.amount_cents) FROM transactions t
                   WHERE t.parent_transaction_id = p.id AND t.subtype IN ('refund', 'reversal') AND t.status <> 'failed'), 0)
      - coalesce((SELECT sum(d.amount_cents) FROM disputes d WHERE d.transaction_id = p.id AND d.status <> 'won'), 0))
    END
    FROM transactions p
   WHERE p.id = payment_id AND p.type = 'pull' AND p.status = 'succeeded';
$$;
--> statement-breakpoint
-- As before, and a transaction is reversed at most once.
CREATE OR REPLACE FUNCTION ledger.refusal(posting jsonb, book merchant_ledgers) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  attempt constant jsonb := posting -> 'attempt';
  outcome constant jsonb := posting -> 'outcome';
  required constant jsonb := coalesce(posting -> 'requires', '{}');
  refundable bigint;
BEGIN
  IF attempt IS NOT NULL AND EXISTS (
    SELECT FROM idempotency_records r WHERE r.account_id = book.account_id AND r.call = attempt ->> 'call'
       AND r.key IN (SELECT jsonb_array_elements_text(attempt -> 'keys'))
  ) THEN RETURN 'key_seen'; END IF;

  IF outcome IS NOT NULL AND NOT EXISTS (
    SELECT FROM transactions t WHERE t.id = outcome ->> 'transactionId' AND t.account_id = book.account_id
       AND t.status = outcome ->> 'from'
  ) THEN RETURN 'status_changed'; END IF;

  IF posting ? 'closesDispute' AND NOT EXISTS (
    SELECT FROM disputes d WHERE d.id = posting #>> '{closesDispute,id}' AND d.account_id = book.account_id AND d.closed_at IS NULL
  ) THEN RETURN 'dispute_closed'; END IF;

  IF posting #>> '{transactions,0,subtype}' = 'reversal' AND EXISTS (
    SELECT FROM transactions t WHERE t.parent_transaction_id = posting #>> '{transactions,0,parent_transaction_id}'
       AND t.subtype = 'reversal'
  ) THEN RETURN 'already_reversed'; END IF;

  IF required ? 'payoutInstrumentId' AND NOT EXISTS (
    SELECT FROM account_settings s WHERE s.account_id = book.account_id
       AND s.default_payment_instrument_id = required ->> 'payoutInstrumentId'
  ) THEN RETURN 'instrument_not_payable'; END IF;

  IF (required ->> 'availableCents')::bigint > book.available_cents THEN RETURN 'amount_over_available'; END IF;

  IF required ? 'refundableCents' THEN
    IF EXISTS (SELECT FROM disputes d WHERE d.transaction_id = required ->> 'parentId' AND d.closed_at IS NULL) THEN
      RETURN 'dispute_open';
    END IF;
    refundable := coalesce(ledger.refundable_cents(required ->> 'parentId'), 0);
    IF refundable = 0 THEN RETURN 'nothing_refundable'; END IF;
    IF (required ->> 'refundableCents')::bigint > refundable THEN RETURN 'amount_over_refundable'; END IF;
  END IF;

  IF required ? 'parentState' AND EXISTS (
    SELECT FROM ledger_entries e WHERE e.transaction_id = required ->> 'parentId' AND e.category = 'transaction'
       AND e.status <> required ->> 'parentState'
  ) THEN RETURN 'parent_settled'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, and a posting that a person asked for leaves its line in the audit trail, or neither is written.
CREATE OR REPLACE FUNCTION ledger.post(posting jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  book merchant_ledgers;
  refused text;
  added record;
  moved record;
  written record;
  rows jsonb := '[]';
  net_cents bigint := 0;
  at_once constant boolean := NOT (posting ? 'readyToSettleAt');
BEGIN
  SELECT * INTO STRICT book FROM merchant_ledgers WHERE account_id = posting ->> 'accountId' FOR UPDATE;
  book.last_posted_at := greatest((posting ->> 'now')::timestamptz, book.last_posted_at);

  refused := ledger.refusal(posting, book);
  IF refused IS NOT NULL THEN
    RETURN jsonb_build_object('ok', false, 'code', refused, 'transaction',
      (SELECT to_jsonb(t) FROM transactions t WHERE t.id = posting #>> '{outcome,transactionId}'));
  END IF;

  IF posting ? 'outcome' THEN rows := rows || ledger.record_outcome(posting -> 'outcome', book); END IF;
  IF posting ? 'transactions' THEN
    SELECT * INTO added FROM ledger.add_transactions(posting -> 'transactions', book);
    book := added.book;
    rows := rows || added.rows;
  END IF;
  IF posting ? 'opensDispute' THEN book := ledger.open_dispute(posting -> 'opensDispute', book); END IF;
  IF posting ? 'closesDispute' THEN
    UPDATE disputes SET status = posting #>> '{closesDispute,status}', closed_at = book.last_posted_at
      WHERE id = posting #>> '{closesDispute,id}';
  END IF;
  IF posting ? 'attempt' THEN PERFORM ledger.remember_attempt(posting -> 'attempt', rows -> 0, book); END IF;

  IF posting ? 'audit' THEN
    INSERT INTO audit_trail (id, at, user_id, account_id, action, subject, client_address)
      VALUES (posting #>> '{audit,id}', book.last_posted_at, posting #>> '{audit,userId}', book.account_id,
              posting #>> '{audit,action}', rows #>> '{0,id}', posting #>> '{audit,clientAddress}');
  END IF;

  IF posting ? 'entrySet' THEN
    SELECT * INTO moved FROM ledger.write_entry_set(posting -> 'entrySet', book);
    IF posting ? 'entries' THEN
      SELECT * INTO written FROM ledger.write_entries(posting, book);
      book := written.book;
      net_cents := written.net_cents;
    END IF;
    IF moved.pending_cents <> (CASE WHEN at_once THEN 0 ELSE net_cents END)
      OR moved.available_cents <> (CASE WHEN at_once THEN net_cents ELSE 0 END) THEN
      RAISE EXCEPTION 'Posting %: the entries and the payable lines differ.', posting #>> '{entrySet,id}' USING ERRCODE = 'check_violation';
    END IF;
    book.pending_cents := book.pending_cents + moved.pending_cents;
    book.available_cents := book.available_cents + moved.available_cents;
    IF at_once THEN book.unswept_cents := book.unswept_cents + moved.clearing_cents; END IF;
  END IF;

  PERFORM ledger.save_book(book);
  IF rows = '[]' THEN
    -- A posting that makes and moves no transaction is about its parent.
    SELECT jsonb_build_array(to_jsonb(t)) INTO rows FROM transactions t WHERE t.id = posting #>> '{requires,parentId}';
  END IF;
  RETURN jsonb_build_object('ok', true, 'transactions', rows);
END $$;
