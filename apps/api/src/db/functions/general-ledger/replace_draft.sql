CREATE OR REPLACE FUNCTION ledger.replace_draft(draft jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  drafted entry_sets;
BEGIN
  draft := ledger.to_snake_case(draft);
  SELECT * INTO drafted FROM entry_sets WHERE id = draft ->> 'id' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF drafted.status <> 'Draft' THEN RETURN 'entry_set_not_draft'; END IF;
  UPDATE entry_sets SET reference = draft ->> 'reference', description = draft ->> 'description',
      effective_at = coalesce((draft ->> 'effective_at')::timestamptz, effective_at)
    WHERE id = drafted.id;
  DELETE FROM entry_lines WHERE entry_set_id = drafted.id;
  INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents, description)
  SELECT drafted.id, l.position, l.account, l.debit_cents, l.credit_cents, l.description
    FROM ROWS FROM (jsonb_to_recordset(draft -> 'lines')
           AS (account text, debit_cents bigint, credit_cents bigint, description text))
         WITH ORDINALITY AS l (account, debit_cents, credit_cents, description, position);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.replace_draft(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.replace_draft(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.replace_draft(jsonb) IS
  'Replaces the contents of a draft, and its date if there is one. Returns null, or the reason for a refusal.';
