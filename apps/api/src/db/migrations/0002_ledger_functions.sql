-- The only writers of the books. Each takes the account's row in merchant_ledgers first: what it reads afterwards, no
-- other posting of that account can change before it commits. The inner functions run under the search path that
-- ledger.post and ledger.settle set.

-- What of a payment can still be given back, in cents.
CREATE FUNCTION ledger.refundable_cents(payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(0, p.amount_cents
      - coalesce((SELECT sum(t.amount_cents) FROM transactions t
                   WHERE t.parent_transaction_id = p.id AND t.subtype IN ('refund', 'reversal') AND t.status <> 'failed'), 0)
      - coalesce((SELECT sum(d.amount_cents) FROM disputes d WHERE d.transaction_id = p.id AND d.status <> 'won'), 0))
    FROM transactions p
   WHERE p.id = payment_id AND p.type = 'pull' AND p.status = 'succeeded';
$$;
--> statement-breakpoint
-- Why a posting cannot be made as things stand, or null. Nothing is written here.
CREATE FUNCTION ledger.refusal(posting jsonb, book merchant_ledgers) RETURNS text
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
-- Adds the new transactions of a posting, each at the end of its list.
CREATE FUNCTION ledger.add_transactions(additions jsonb, INOUT book merchant_ledgers, OUT rows jsonb)
LANGUAGE plpgsql AS $$
DECLARE
  addition jsonb;
  place bigint;
  written transactions;
BEGIN
  rows := '[]';
  FOR addition IN SELECT value FROM jsonb_array_elements(additions) LOOP
    CASE addition ->> 'list'
      WHEN 'payments' THEN book.payment_count := book.payment_count + 1; place := book.payment_count;
      WHEN 'payouts' THEN book.payout_count := book.payout_count + 1; place := book.payout_count;
      WHEN 'refunds' THEN book.refund_count := book.refund_count + 1; place := book.refund_count;
    END CASE;
    written := jsonb_populate_record(NULL::transactions, addition);
    written.account_id := book.account_id;
    written.ordinal := place;
    written.created_at := book.last_posted_at;
    IF written.status IN ('succeeded', 'completed', 'failed') THEN written.final_at := book.last_posted_at; END IF;
    INSERT INTO transactions SELECT written.*;
    rows := rows || to_jsonb(written);
  END LOOP;
END $$;
--> statement-breakpoint
-- Moves a transaction on; the row it answers is the one the merchant sees from now on.
CREATE FUNCTION ledger.record_outcome(outcome jsonb, book merchant_ledgers) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  changed transactions;
BEGIN
  UPDATE transactions SET
      status = outcome ->> 'to',
      failure_code = outcome ->> 'failureCode',
      failure_message = outcome ->> 'failureMessage',
      final_at = CASE WHEN outcome ->> 'to' <> 'pending' THEN book.last_posted_at END,
      ask_processor_at = (outcome ->> 'askProcessorAt')::timestamptz
    WHERE id = outcome ->> 'transactionId'
    RETURNING * INTO changed;
  UPDATE idempotency_records SET response_status = 201, response = to_jsonb(changed)
    WHERE transaction_id = changed.id AND response_status IS NULL;
  RETURN to_jsonb(changed);
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.remember_attempt(attempt jsonb, answer jsonb, book merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO idempotency_records (account_id, call, key, body_hmac, transaction_id, response_status, response, created_at)
  SELECT book.account_id, attempt ->> 'call', key, decode(attempt ->> 'bodyHmac', 'hex'), attempt ->> 'transactionId',
         (attempt ->> 'responseStatus')::smallint,
         CASE WHEN attempt ? 'responseStatus' THEN coalesce(attempt -> 'response', answer) END,
         book.last_posted_at
    FROM jsonb_array_elements_text(attempt -> 'keys') AS key;
$$;
--> statement-breakpoint
-- Writes the general ledger's side of a posting and answers what it does to the two payables and to clearing.
CREATE FUNCTION ledger.write_entry_set(
  entry_set jsonb, book merchant_ledgers,
  OUT pending_cents bigint, OUT available_cents bigint, OUT clearing_cents bigint
)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at)
    VALUES (entry_set ->> 'id', entry_set ->> 'reference', entry_set ->> 'description', 'business', 'Posted',
            entry_set ->> 'createdBy', book.last_posted_at, book.last_posted_at);
  WITH written AS (
    INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, account_id, debit_cents, credit_cents)
    SELECT entry_set ->> 'id', l.position, g.id, CASE WHEN g.has_subledger THEN book.account_id END, l.debit_cents, l.credit_cents
      FROM ROWS FROM (jsonb_to_recordset(entry_set -> 'lines') AS (account text, debit_cents bigint, credit_cents bigint))
           WITH ORDINALITY AS l (account, debit_cents, credit_cents, position)
      JOIN general_ledger_accounts g ON g.id = l.account
    RETURNING *
  )
  SELECT coalesce(sum(credit_cents - debit_cents) FILTER (WHERE general_ledger_account_id = 'gla_merchant_payable_pending'), 0),
         coalesce(sum(credit_cents - debit_cents) FILTER (WHERE general_ledger_account_id = 'gla_merchant_payable_available'), 0),
         coalesce(sum(debit_cents - credit_cents) FILTER (WHERE general_ledger_account_id = 'gla_processor_clearing'), 0)
    INTO pending_cents, available_cents, clearing_cents
    FROM written w;
END $$;
--> statement-breakpoint
-- Writes what the merchant sees: all entries of a posting wait until readyToSettleAt, or, without it, settle at once.
CREATE FUNCTION ledger.write_entries(posting jsonb, INOUT book merchant_ledgers, OUT net_cents bigint)
LANGUAGE plpgsql AS $$
DECLARE
  ready_at constant timestamptz := (posting ->> 'readyToSettleAt')::timestamptz;
  at_once constant boolean := ready_at IS NULL;
  written_count bigint;
BEGIN
  WITH posted AS (
    SELECT e.*, sum(CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END) OVER (ORDER BY e.position) AS running_cents
      FROM ROWS FROM (jsonb_to_recordset(posting -> 'entries')
             AS (id text, transaction_id text, amount_cents bigint, type text, category text, description text))
           WITH ORDINALITY AS e (id, transaction_id, amount_cents, type, category, description, position)
  ), written AS (
    INSERT INTO ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status,
        description, created_at, ready_to_settle_at, settled_at, after_balance_cents, settled_ordinal)
    SELECT p.id, book.account_id, p.transaction_id, posting #>> '{entrySet,id}', book.entry_count + p.position,
           p.amount_cents, p.type, p.category, CASE WHEN at_once THEN 'settled' ELSE 'pending' END, p.description,
           book.last_posted_at, ready_at,
           CASE WHEN at_once THEN book.last_posted_at END,
           CASE WHEN at_once THEN book.available_cents + p.running_cents END,
           CASE WHEN at_once THEN book.settled_entry_count + p.position END
      FROM posted p
    RETURNING CASE type WHEN 'credit' THEN amount_cents ELSE -amount_cents END AS signed_cents
  )
  SELECT count(*), coalesce(sum(signed_cents), 0) INTO written_count, net_cents FROM written;
  book.entry_count := book.entry_count + written_count;
  IF at_once THEN
    book.settled_entry_count := book.settled_entry_count + written_count;
  ELSE
    book.pending_entry_count := book.pending_entry_count + written_count;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.open_dispute(opened jsonb, INOUT book merchant_ledgers)
LANGUAGE plpgsql AS $$
BEGIN
  book.dispute_count := book.dispute_count + 1;
  INSERT INTO disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at)
    VALUES (opened ->> 'id', book.account_id, book.dispute_count, opened ->> 'transactionId', (opened ->> 'amountCents')::bigint,
            'pending', opened ->> 'reason', (opened ->> 'respondBy')::timestamptz, book.last_posted_at);
END $$;
--> statement-breakpoint
-- Makes one posting: conditions, transactions, entries, general ledger and balances in one round trip. A condition that
-- does not hold comes back as { ok: false, code } and nothing is written. `now` is the platform's clock; the row of the
-- account keeps it from running backwards.
CREATE FUNCTION ledger.post(posting jsonb) RETURNS jsonb
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
--> statement-breakpoint
CREATE FUNCTION ledger.save_book(book merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  UPDATE merchant_ledgers SET
      pending_cents = book.pending_cents, available_cents = book.available_cents, unswept_cents = book.unswept_cents,
      entry_count = book.entry_count, pending_entry_count = book.pending_entry_count, settled_entry_count = book.settled_entry_count,
      payment_count = book.payment_count, payout_count = book.payout_count, refund_count = book.refund_count,
      settlement_count = book.settlement_count, dispute_count = book.dispute_count, last_posted_at = book.last_posted_at
    WHERE account_id = book.account_id;
$$;
--> statement-breakpoint
-- Settles every entry of an account that is ready, in the order of readiness: one settlement, or none.
CREATE FUNCTION ledger.settle(request jsonb) RETURNS jsonb
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

  SELECT book.unswept_cents + coalesce(sum(l.debit_cents - l.credit_cents), 0) INTO clearing_cents
    FROM entry_lines l
   WHERE l.general_ledger_account_id = 'gla_processor_clearing' AND l.entry_set_id IN (
     SELECT e.entry_set_id FROM ledger_entries e
      WHERE e.account_id = book.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= book.last_posted_at);

  PERFORM ledger.write_entry_set(jsonb_build_object(
    'id', entry_set, 'reference', settlement, 'description', 'Settlement', 'createdBy', request ->> 'createdBy',
    'lines', ledger.settlement_lines(fees_cents + others_cents, credits_cents, clearing_cents)), book);

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
-- Payable pending / payable available for the net, operating bank / clearing for what the processor pays out. A net of
-- zero still moves what came in and what went out, so both sides are written.
CREATE FUNCTION ledger.settlement_lines(net_cents bigint, credits_cents bigint, clearing_cents bigint) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('account', account, 'debit_cents', greatest(signed, 0), 'credit_cents', greatest(-signed, 0)) ORDER BY position)
    FROM (VALUES
      (1, 'gla_merchant_payable_pending', net_cents), (2, 'gla_merchant_payable_available', -net_cents),
      (3, 'gla_operating_bank_account', clearing_cents), (4, 'gla_processor_clearing', -clearing_cents),
      (5, 'gla_merchant_payable_pending', CASE net_cents WHEN 0 THEN credits_cents END), (6, 'gla_merchant_payable_available', CASE net_cents WHEN 0 THEN -credits_cents END),
      (7, 'gla_merchant_payable_available', CASE net_cents WHEN 0 THEN credits_cents END), (8, 'gla_merchant_payable_pending', CASE net_cents WHEN 0 THEN -credits_cents END)
    ) AS line (position, account, signed)
   WHERE signed <> 0;
$$;
--> statement-breakpoint
-- The place of the next payment instrument in its account's list. The caller's transaction keeps the lock.
CREATE FUNCTION ledger.next_instrument_ordinal(account text) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE merchant_ledgers SET instrument_count = instrument_count + 1 WHERE account_id = account RETURNING instrument_count;
$$;
