CREATE OR REPLACE FUNCTION ledger.refusal(posting jsonb, book merchant_ledgers) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT ledger.posting_refusal(ledger.to_snake_case(posting), book);
$$;

REVOKE ALL ON FUNCTION ledger.refusal(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.refusal(jsonb, merchant_ledgers) IS
  'The name of ledger.posting_refusal in the previous release (ADR 22).';
