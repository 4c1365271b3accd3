CREATE OR REPLACE FUNCTION ledger.tally_payments(account text, first bigint, last bigint)
RETURNS TABLE (day date, kind text, amount_cents bigint, occurrences bigint)
LANGUAGE sql STABLE AS $$
  SELECT * FROM ledger.roll_up_payments(account, first, last);
$$;

REVOKE ALL ON FUNCTION ledger.tally_payments(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.tally_payments(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.tally_payments(text, bigint, bigint) IS
  'The name of ledger.roll_up_payments in the previous release (ADR 22).';
