CREATE OR REPLACE FUNCTION ledger.is_last_owner(team_account_id text, member_id text) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM grants WHERE account_id = team_account_id AND user_id = member_id AND role = 'owner')
     AND NOT EXISTS (SELECT FROM grants WHERE account_id = team_account_id AND user_id <> member_id AND role = 'owner');
$$;

REVOKE ALL ON FUNCTION ledger.is_last_owner(text, text) FROM PUBLIC;
COMMENT ON FUNCTION ledger.is_last_owner(text, text) IS
  'Returns true if a member is the only owner of the account. Call it under the lock of ledger.lock_team.';
