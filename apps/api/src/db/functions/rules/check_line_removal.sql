CREATE OR REPLACE FUNCTION ledger.check_line_removal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM entry_sets s WHERE s.id = old.entry_set_id AND s.status = 'Draft') THEN
    RAISE EXCEPTION 'Rows of entry_lines are never removed.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN old;
END $$;

COMMENT ON FUNCTION ledger.check_line_removal() IS
  'Trigger: allows the removal of lines of a draft only.';
