CREATE OR REPLACE FUNCTION ledger.lock_account(locked_account_id text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT FROM merchant_ledgers WHERE account_id = locked_account_id FOR UPDATE;
$$;

REVOKE ALL ON FUNCTION ledger.lock_account(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.lock_account(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.lock_account(text) IS
  'Locks the account until the transaction ends, so that values read now are still current when a posting uses them.';
