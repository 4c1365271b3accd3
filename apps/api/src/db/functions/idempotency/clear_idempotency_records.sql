-- What a record is shrunk to: nothing where the transaction was final, because it stays as it is; else that it was pending.
-- A record is left whole unless exactly the same comes out of it.
-- Processes of the release before cannot read a shrunk record, so for a day after this text came nothing is done.
CREATE OR REPLACE FUNCTION ledger.clear_idempotency_records(before timestamptz, most integer,
  OUT visited bigint, OUT removed bigint, OUT shrunk bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM operations.repeatable_files
              WHERE name = 'functions/idempotency/clear_idempotency_records.sql' AND applied_at > now() - interval '1 day') THEN
    SELECT 0, 0, 0 INTO visited, removed, shrunk;
    RETURN;
  END IF;
  WITH found AS MATERIALIZED (
    SELECT r.account_id, r.call, r.key, r.response,
           CASE WHEN r.is_reference IS NOT NULL THEN r.is_reference
                WHEN t.id IS NOT NULL THEN t.reference_id IS NOT DISTINCT FROM r.key
                ELSE r.call = 'createTransaction' END AS stays,
           CASE WHEN r.response_status = 201 THEN to_jsonb(t) - 'ask_processor_at' END AS now,
           CASE WHEN r.response ->> 'final_at' IS NULL AND r.response ->> 'status' = 'pending'
                THEN '{"status": "pending"}'::jsonb END AS left_over
      FROM (SELECT * FROM idempotency_records
             WHERE is_retained IS NULL AND response_status IS NOT NULL AND created_at < before
             ORDER BY created_at LIMIT most FOR UPDATE SKIP LOCKED) r
      LEFT JOIN transactions t ON t.id = r.transaction_id AND t.account_id = r.account_id
  ), decided AS (
    SELECT f.*, f.response - 'ask_processor_at' = f.now || CASE WHEN f.left_over IS NULL THEN '{}'
             ELSE '{"status": "pending", "failure_code": null, "failure_message": null, "final_at": null}'::jsonb END AS is_same
      FROM found f
  ), gone AS (
    DELETE FROM idempotency_records r USING decided d
     WHERE NOT d.stays AND r.account_id = d.account_id AND r.call = d.call AND r.key = d.key RETURNING r.key
  ), kept AS (
    UPDATE idempotency_records r SET is_retained = true, response = CASE WHEN d.is_same THEN d.left_over ELSE r.response END
      FROM decided d WHERE d.stays AND r.account_id = d.account_id AND r.call = d.call AND r.key = d.key RETURNING d.is_same
  )
  SELECT (SELECT count(*) FROM found), (SELECT count(*) FROM gone), (SELECT count(*) FILTER (WHERE is_same) FROM kept)
    INTO visited, removed, shrunk;
END $$;

REVOKE ALL ON FUNCTION ledger.clear_idempotency_records(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.clear_idempotency_records(timestamptz, integer) TO tillbook_app;
COMMENT ON FUNCTION ledger.clear_idempotency_records(timestamptz, integer) IS
  'Deletes records of header keys from before a moment, and reduces those of reference IDs, which are stored forever, up to a number '
  'of rows per call. The transaction contains what a reduced record lacks.';
