CREATE OR REPLACE FUNCTION ledger.draft_entry_set(draft jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  draft := ledger.to_snake_case(draft);
  -- ledger.take_snapshot relies on the transaction having its ID before the set has its ordinal.
  PERFORM pg_current_xact_id();
  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at)
    VALUES (draft ->> 'id', draft ->> 'reference', draft ->> 'description', 'manual', 'Draft',
            draft ->> 'created_by', (draft ->> 'effective_at')::timestamptz);
  INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents, description)
  SELECT draft ->> 'id', l.position, l.account, l.debit_cents, l.credit_cents, l.description
    FROM ROWS FROM (jsonb_to_recordset(draft -> 'lines')
           AS (account text, debit_cents bigint, credit_cents bigint, description text))
         WITH ORDINALITY AS l (account, debit_cents, credit_cents, description, position);
END $$;

REVOKE ALL ON FUNCTION ledger.draft_entry_set(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.draft_entry_set(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.draft_entry_set(jsonb) IS
  'Drafts a manual entry set, which an internal admin writes into the general ledger. Its lines belong to no merchant, so a set that '
  'names an account with subledgers can be drafted by mistake but never posted: ledger.check_balance refuses it.';
