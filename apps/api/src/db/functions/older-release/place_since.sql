CREATE OR REPLACE FUNCTION ledger.place_since(account text, list_name text, length bigint, moment timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT ledger.ordinal_since(account, list_name, length, moment);
$$;

REVOKE ALL ON FUNCTION ledger.place_since(text, text, bigint, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.place_since(text, text, bigint, timestamptz) TO tillbook_app;
COMMENT ON FUNCTION ledger.place_since(text, text, bigint, timestamptz) IS
  'The name of ledger.ordinal_since in the previous release (ADR 22).';
