-- An ordinal is assigned before its set commits, so a lower one can appear after a higher one. The transaction that has an
-- ordinal also has a transaction ID, lower than the one that this transaction takes after it has seen `through`. Once all
-- transactions with lower IDs have ended, no set up to `through` can still appear. No lock is taken, so no posting ever waits
-- for a snapshot.
CREATE OR REPLACE FUNCTION ledger.take_snapshot(request jsonb) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last ledger_snapshots;
  through bigint;
  own_id xid8;
BEGIN
  request := ledger.to_snake_case(request);
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'A snapshot is a transaction of its own.' USING ERRCODE = 'invalid_transaction_state';
  END IF;
  IF NOT pg_try_advisory_xact_lock(43104313) THEN RETURN false; END IF;
  SELECT * INTO last FROM ledger_snapshots ORDER BY through_ordinal DESC LIMIT 1;
  SELECT ordinal INTO through FROM entry_sets WHERE ordinal > coalesce(last.through_ordinal, 0)
    ORDER BY ordinal OFFSET (request ->> 'entry_sets')::bigint - 1 LIMIT 1;
  IF through IS NULL THEN RETURN false; END IF;

  own_id := pg_current_xact_id();
  FOR attempt IN 1..50 LOOP
    EXIT WHEN pg_snapshot_xmin(pg_current_snapshot()) >= own_id;
    IF attempt = 50 THEN RETURN false; END IF;
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

REVOKE ALL ON FUNCTION ledger.take_snapshot(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.take_snapshot(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.take_snapshot(jsonb) IS
  'Takes the next snapshot of the general ledger, "entry_sets" sets after the last one. Returns false if there are fewer sets '
  'yet, or if an earlier transaction is still running.';
