CREATE OR REPLACE FUNCTION ledger.refuse_difference(entry_set_id text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Posting %: the entries and the payable lines differ.', entry_set_id USING ERRCODE = 'check_violation';
END $$;

REVOKE ALL ON FUNCTION ledger.refuse_difference(text) FROM PUBLIC;
COMMENT ON FUNCTION ledger.refuse_difference(text) IS
  'Raises an error if the merchant entries and the payable lines of a posting have different sums.';
