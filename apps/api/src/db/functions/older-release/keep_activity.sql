CREATE OR REPLACE FUNCTION ledger.keep_activity(account text, least_count bigint, most_count bigint) RETURNS boolean
LANGUAGE sql AS $$
  SELECT ledger.roll_up_activity(account, least_count, most_count);
$$;

REVOKE ALL ON FUNCTION ledger.keep_activity(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.keep_activity(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.keep_activity(text, bigint, bigint) IS
  'The name of ledger.roll_up_activity in the previous release (ADR 22).';
