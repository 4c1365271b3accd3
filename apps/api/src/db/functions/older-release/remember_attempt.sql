CREATE OR REPLACE FUNCTION ledger.remember_attempt(attempt jsonb, answer jsonb, book merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  SELECT ledger.record_attempt(ledger.to_snake_case(attempt), answer, book);
$$;

REVOKE ALL ON FUNCTION ledger.remember_attempt(jsonb, jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.remember_attempt(jsonb, jsonb, merchant_ledgers) IS
  'The name of ledger.record_attempt in the previous release (ADR 22).';
