CREATE OR REPLACE FUNCTION ledger.reverse_entry_set(request jsonb) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  reversed entry_sets;
  reversed_at constant timestamptz := request ->> 'now';
BEGIN
  request := ledger.to_snake_case(request);
  SELECT * INTO reversed FROM entry_sets WHERE id = request ->> 'id' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF reversed.origin <> 'manual' OR reversed.status <> 'Posted' THEN RETURN 'entry_set_not_reversible'; END IF;
  UPDATE entry_sets SET status = 'Reversed' WHERE id = reversed.id;
  INSERT INTO entry_sets (id, reference, description, origin, status, created_by, effective_at, posted_at, reverses_entry_set_id)
    VALUES (request ->> 'reversal_id', reversed.reference, 'Reversal of ' || reversed.reference, 'manual', 'Posted',
            request ->> 'created_by', reversed_at, reversed_at, reversed.id);
  INSERT INTO entry_lines (entry_set_id, position, general_ledger_account_id, debit_cents, credit_cents, description)
  SELECT request ->> 'reversal_id', l.position, l.general_ledger_account_id, l.credit_cents, l.debit_cents, l.description
    FROM entry_lines l WHERE l.entry_set_id = reversed.id;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.reverse_entry_set(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.reverse_entry_set(jsonb) TO tillbook_app;
COMMENT ON FUNCTION ledger.reverse_entry_set(jsonb) IS
  'Reverses a posted manual set by a new set with debits and credits swapped. Returns null, or the reason for a refusal. A business '
  'posting is undone by its business event, not by this function.';
