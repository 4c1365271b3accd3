-- Few and plain statements: most of the cost of a posting is starting each of them. What only some postings have is tested for
-- once.
CREATE OR REPLACE FUNCTION ledger.post(posting jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p constant ledger.posting := jsonb_populate_record(NULL::ledger.posting, posting);
  balances merchant_ledgers;
  refusal text;
  inserted record;
  updated transactions;
  result jsonb;
  moved_pending bigint := 0;
  moved_available bigint := 0;
  moved_clearing bigint := 0;
  net_cents bigint := 0;
  entry_cents bigint;
  new_entry_count bigint := 0;
BEGIN
  IF p.now > clock_timestamp() + interval '30 seconds' THEN PERFORM ledger.refuse_future(p.now); END IF;
  posting := ledger.to_snake_case(posting);
  SELECT * INTO STRICT balances FROM merchant_ledgers WHERE account_id = p.account_id FOR UPDATE;
  balances.last_posted_at := greatest(p.now, balances.last_posted_at);

  IF posting ?| '{attempt,requires,closes_dispute,transactions}' THEN
    refusal := ledger.posting_refusal(posting, balances);
    IF refusal IS NOT NULL THEN RETURN ledger.refused(refusal, p.account_id, p.outcome_of); END IF;
  END IF;

  IF p.outcome_of IS NOT NULL THEN
    UPDATE transactions SET status = p.outcome_to, failure_code = p.failure_code, failure_message = p.failure_message,
        final_at = CASE WHEN p.outcome_to <> 'pending' THEN balances.last_posted_at END, ask_processor_at = p.ask_processor_at
      WHERE id = p.outcome_of AND account_id = p.account_id AND status = p.outcome_from
      RETURNING * INTO updated;
    IF NOT FOUND THEN RETURN ledger.refused('status_changed', p.account_id, p.outcome_of); END IF;
    result := to_jsonb(updated);
    UPDATE idempotency_records SET response_status = 201, response = result
      WHERE transaction_id = p.outcome_of AND account_id = p.account_id AND response_status IS NULL;
  END IF;

  IF posting ?| '{transactions,attempt,audit,opens_dispute,grows_dispute,closes_dispute}' THEN
    IF posting ? 'transactions' THEN
      SELECT * INTO inserted FROM ledger.insert_transactions(posting -> 'transactions', balances);
      balances := inserted.balances;
      result := coalesce(result, inserted.rows -> 0);
    END IF;
    IF posting ? 'opens_dispute' THEN balances := ledger.insert_dispute(posting -> 'opens_dispute', balances); END IF;
    IF posting ? 'grows_dispute' THEN
      UPDATE disputes SET amount_cents = amount_cents + (posting #>> '{grows_dispute,by_cents}')::bigint
        WHERE id = posting #>> '{grows_dispute,id}' AND account_id = p.account_id;
    END IF;
    IF posting ? 'closes_dispute' THEN
      UPDATE disputes SET status = posting #>> '{closes_dispute,status}', closed_at = balances.last_posted_at
        WHERE id = posting #>> '{closes_dispute,id}' AND account_id = p.account_id;
    END IF;
    IF posting ? 'attempt' THEN PERFORM ledger.record_attempt(posting -> 'attempt', result, balances); END IF;
    IF posting ? 'audit' THEN
      INSERT INTO audit_trail (id, at, user_id, account_id, action, subject, client_address, details)
        VALUES (posting #>> '{audit,id}', balances.last_posted_at, posting #>> '{audit,user_id}', balances.account_id,
                posting #>> '{audit,action}', result ->> 'id', posting #>> '{audit,client_address}',
                posting #> '{audit,details}');
    END IF;
  END IF;

  IF p.set_id IS NOT NULL THEN
    FOR line IN 1 .. cardinality(p.line_cents) LOOP
      CASE p.line_accounts[line]
        WHEN 'gla_merchant_payable_pending' THEN moved_pending := moved_pending - p.line_cents[line];
        WHEN 'gla_merchant_payable_available' THEN moved_available := moved_available - p.line_cents[line];
        WHEN 'gla_processor_clearing' THEN moved_clearing := moved_clearing + p.line_cents[line];
        ELSE NULL;
      END CASE;
    END LOOP;
    INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, account_id,
        line_accounts, line_cents)
      VALUES (p.set_id, p.reference, p.description, 'business', 'Posted', p.created_by, balances.last_posted_at,
        balances.last_posted_at, p.account_id, p.line_accounts, p.line_cents);
    IF p.entry_cents IS NOT NULL THEN
      FOREACH entry_cents IN ARRAY p.entry_cents LOOP net_cents := net_cents + entry_cents; END LOOP;
      new_entry_count := cardinality(p.entry_cents);
      IF p.ready_to_settle_at IS NOT NULL THEN
        INSERT INTO ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status,
            description, created_at, ready_to_settle_at)
        SELECT e.id, p.account_id, e.transaction_id, p.set_id, balances.entry_count + e.position, abs(e.cents),
               CASE WHEN e.cents > 0 THEN 'credit' ELSE 'debit' END, e.category, 'pending', e.description,
               balances.last_posted_at, p.ready_to_settle_at
          FROM unnest(p.entry_ids, p.entry_transaction_ids, p.entry_cents, p.entry_categories, p.entry_descriptions)
               WITH ORDINALITY AS e (id, transaction_id, cents, category, description, position);
      ELSE
        INSERT INTO ledger_entries (id, account_id, transaction_id, entry_set_id, ordinal, amount_cents, type, category, status,
            description, created_at, settled_at, after_balance_cents, settled_ordinal)
        SELECT e.id, p.account_id, e.transaction_id, p.set_id, balances.entry_count + e.position, abs(e.cents),
               CASE WHEN e.cents > 0 THEN 'credit' ELSE 'debit' END, e.category, 'settled', e.description,
               balances.last_posted_at, balances.last_posted_at,
               balances.available_cents + sum(e.cents) OVER (ORDER BY e.position),
               balances.settled_entry_count + e.position
          FROM unnest(p.entry_ids, p.entry_transaction_ids, p.entry_cents, p.entry_categories, p.entry_descriptions)
               WITH ORDINALITY AS e (id, transaction_id, cents, category, description, position);
      END IF;
    END IF;
    IF p.ready_to_settle_at IS NOT NULL THEN
      IF moved_pending <> net_cents OR moved_available <> 0 THEN PERFORM ledger.refuse_difference(p.set_id); END IF;
      balances.pending_entry_count := balances.pending_entry_count + new_entry_count;
      moved_clearing := 0;
    ELSE
      IF moved_pending <> 0 OR moved_available <> net_cents THEN PERFORM ledger.refuse_difference(p.set_id); END IF;
      balances.settled_entry_count := balances.settled_entry_count + new_entry_count;
    END IF;
  END IF;

  balances.pending_cents := balances.pending_cents + moved_pending;
  balances.available_cents := balances.available_cents + moved_available;
  balances.unswept_cents := balances.unswept_cents + moved_clearing;
  balances.entry_count := balances.entry_count + new_entry_count;
  PERFORM ledger.save_merchant_ledger(balances);
  IF result IS NULL THEN
    -- A posting that neither adds nor moves a transaction is about its parent.
    SELECT to_jsonb(t) INTO result FROM transactions t
      WHERE t.id = posting #>> '{requires,parent_id}' AND t.account_id = p.account_id;
  END IF;
  RETURN jsonb_build_object('ok', true, 'transaction', result);
END $$;

REVOKE ALL ON FUNCTION ledger.post(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.post(jsonb) IS
  'Makes one posting: conditions, transactions, entries, general ledger and balances in one round trip. If a condition does not '
  'hold, returns {ok: false, code} and writes nothing. The times in an account''s ledger never run backwards, even if "now", '
  'the platform''s clock, does.';
