CREATE OR REPLACE FUNCTION ledger.refuse_removal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never removed.', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;

REVOKE ALL ON FUNCTION ledger.refuse_removal() FROM PUBLIC;
COMMENT ON FUNCTION ledger.refuse_removal() IS
  'Trigger: rejects the removal of a row.';
