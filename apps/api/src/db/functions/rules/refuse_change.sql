CREATE OR REPLACE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % never change.', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;

REVOKE ALL ON FUNCTION ledger.refuse_change() FROM PUBLIC;
COMMENT ON FUNCTION ledger.refuse_change() IS
  'Trigger: rejects a change of a row.';
