CREATE OR REPLACE FUNCTION ledger.post_entry_set(request jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  draft entry_sets;
BEGIN
  SELECT * INTO draft FROM entry_sets WHERE id = request ->> 'id' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF draft.status <> 'Draft' THEN RETURN 'entry_set_not_draft'; END IF;
  IF (SELECT sum(debit_cents - credit_cents) FROM entry_lines WHERE entry_set_id = draft.id) IS DISTINCT FROM 0 THEN
    RETURN 'entry_set_unbalanced';
  END IF;
  UPDATE entry_sets SET status = 'Posted', posted_at = (request ->> 'now')::timestamptz WHERE id = draft.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.post_entry_set(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.post_entry_set(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.post_entry_set(jsonb) IS
  'Posts a draft. Returns null, or the reason for a refusal.';
