-- Written for few and plain statements: most of what a posting costs is the setting up of each. What only some postings have is
-- asked about once.
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

REVOKE ALL ON FUNCTION ledger.post(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.post(jsonb) IS
  'Makes one posting: conditions, transactions, entries, general ledger and balances in one round trip. A condition that does '
  'not hold comes back as {ok: false, code} and nothing is written. The row of the account keeps "now", the platform''s '
  'clock, from running backwards.';
