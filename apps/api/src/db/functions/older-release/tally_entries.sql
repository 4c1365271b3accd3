CREATE OR REPLACE FUNCTION ledger.tally_entries(account text, first bigint, last bigint)
RETURNS TABLE (day date, kind text, amount_cents bigint, occurrences bigint)
LANGUAGE sql STABLE AS $$
  SELECT * FROM ledger.roll_up_entries(account, first, last);
$$;

REVOKE ALL ON FUNCTION ledger.tally_entries(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.tally_entries(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.tally_entries(text, bigint, bigint) IS
  'The name of ledger.roll_up_entries in the previous release (ADR 22).';
