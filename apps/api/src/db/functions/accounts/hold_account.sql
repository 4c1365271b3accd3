CREATE OR REPLACE FUNCTION ledger.hold_account(held_account_id text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT FROM merchant_ledgers WHERE account_id = held_account_id FOR UPDATE;
$$;

REVOKE ALL ON FUNCTION ledger.hold_account(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.hold_account(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.hold_account(text) IS
  'Takes the account''s lock until the transaction ends, so that what is read now still holds when it is posted.';
