CREATE OR REPLACE FUNCTION ledger.settle(request jsonb) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given constant jsonb := ledger.to_snake_case(request);
  balances merchant_ledgers;
  settlement constant text := given ->> 'settlement_id';
  entry_set constant text := given ->> 'entry_set_id';
  fees_cents bigint;
  other_cents bigint;
  credits_cents bigint;
  clearing_cents bigint;
  settled_count bigint;
  inserted settlements;
BEGIN
  IF (given ->> 'now')::timestamptz > clock_timestamp() + interval '30 seconds' THEN
    PERFORM ledger.refuse_future((given ->> 'now')::timestamptz);
  END IF;
  SELECT * INTO STRICT balances FROM merchant_ledgers WHERE account_id = given ->> 'account_id' FOR UPDATE;
  balances.last_posted_at := greatest((given ->> 'now')::timestamptz, balances.last_posted_at);

  SELECT count(*), coalesce(sum(signed) FILTER (WHERE e.category LIKE '%\_fee'), 0),
         coalesce(sum(signed) FILTER (WHERE e.category NOT LIKE '%\_fee'), 0), coalesce(sum(signed) FILTER (WHERE signed > 0), 0)
    INTO settled_count, fees_cents, other_cents, credits_cents
    FROM ledger_entries e, LATERAL (SELECT CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END AS signed) s
   WHERE e.account_id = balances.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= balances.last_posted_at;
  IF settled_count = 0 THEN RETURN jsonb_build_object('ok', false, 'code', 'nothing_ready'); END IF;

  SELECT balances.unswept_cents + coalesce(sum(l.cents), 0) INTO clearing_cents
    FROM (
      SELECT DISTINCT e.entry_set_id FROM ledger_entries e
       WHERE e.account_id = balances.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= balances.last_posted_at
    ) ready JOIN entry_sets s ON s.id = ready.entry_set_id AND s.account_id = balances.account_id,
         unnest(s.line_accounts, s.line_cents) AS l (account, cents)
   WHERE l.account = 'gla_processor_clearing';

  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, account_id,
      line_accounts, line_cents)
  SELECT entry_set, settlement, 'Settlement', 'business', 'Posted', given ->> 'created_by', balances.last_posted_at,
         balances.last_posted_at, balances.account_id, l.accounts, l.cents
    FROM ledger.settlement_lines(fees_cents + other_cents, credits_cents, clearing_cents) l;

  balances.settlement_count := balances.settlement_count + 1;
  INSERT INTO settlements (id, account_id, ordinal, entry_set_id, total_amount_cents, total_fees_cents, net_amount_cents,
      entry_count, status, created_at, updated_at)
    VALUES (settlement, balances.account_id, balances.settlement_count, entry_set, other_cents, -fees_cents,
      other_cents + fees_cents, settled_count, 'completed', balances.last_posted_at, balances.last_posted_at)
    RETURNING * INTO inserted;

  WITH ready AS (
    SELECT e.id, row_number() OVER sequence AS position,
           sum(CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END) OVER sequence AS running_cents
      FROM ledger_entries e
     WHERE e.account_id = balances.account_id AND e.status = 'pending' AND e.ready_to_settle_at <= balances.last_posted_at
    WINDOW sequence AS (ORDER BY e.ready_to_settle_at, e.ordinal)
  )
  UPDATE ledger_entries e SET
      status = 'settled', settled_at = balances.last_posted_at, settlement_id = settlement,
      after_balance_cents = balances.available_cents + r.running_cents,
      settled_ordinal = balances.settled_entry_count + r.position
    FROM ready r WHERE e.id = r.id AND e.account_id = balances.account_id;

  balances.pending_cents := balances.pending_cents - inserted.net_amount_cents;
  balances.available_cents := balances.available_cents + inserted.net_amount_cents;
  balances.pending_entry_count := balances.pending_entry_count - settled_count;
  balances.settled_entry_count := balances.settled_entry_count + settled_count;
  balances.unswept_cents := 0;
  PERFORM ledger.save_merchant_ledger(balances);
  RETURN jsonb_build_object('ok', true, 'settlement', to_jsonb(inserted));
END $$;

REVOKE ALL ON FUNCTION ledger.settle(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.settle(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.settle(jsonb) IS
  'Settles every entry of an account that is ready, in the order in which they became ready, as at most one settlement.';
