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

REVOKE ALL ON FUNCTION ledger.settle(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.settle(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.settle(jsonb) IS
  'Settles every entry of an account that is ready, in the order of readiness: one settlement, or none.';
