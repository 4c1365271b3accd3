CREATE OR REPLACE FUNCTION ledger.lock_team(locked_account_id text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT FROM accounts WHERE id = locked_account_id FOR NO KEY UPDATE;
$$;

REVOKE ALL ON FUNCTION ledger.lock_team(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.lock_team(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.lock_team(text) IS
  'Locks an account''s team until the transaction ends, so that two owners cannot leave at the same time. Postings do not wait for '
  'this lock: they lock the account''s ledger.';
