CREATE OR REPLACE FUNCTION ledger.hold_account(held_account_id text) RETURNS void
LANGUAGE sql AS $$
  SELECT ledger.lock_account(held_account_id);
$$;

REVOKE ALL ON FUNCTION ledger.hold_account(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.hold_account(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.hold_account(text) IS
  'The name of ledger.lock_account in the previous release (ADR 22).';
