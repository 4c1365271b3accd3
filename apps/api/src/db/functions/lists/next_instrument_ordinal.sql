CREATE OR REPLACE FUNCTION ledger.next_instrument_ordinal(account text) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE merchant_ledgers SET instrument_count = instrument_count + 1 WHERE account_id = account RETURNING instrument_count;
$$;

REVOKE ALL ON FUNCTION ledger.next_instrument_ordinal(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.next_instrument_ordinal(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.next_instrument_ordinal(text) IS
  'Returns the ordinal of the next payment instrument of an account, and locks the account until the caller''s transaction ends.';
