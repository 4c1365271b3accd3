CREATE OR REPLACE FUNCTION ledger.open_dispute(opened jsonb, INOUT book merchant_ledgers)
LANGUAGE sql AS $$
  SELECT ledger.insert_dispute(ledger.to_snake_case(opened), book);
$$;

REVOKE ALL ON FUNCTION ledger.open_dispute(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.open_dispute(jsonb, merchant_ledgers) IS
  'The name of ledger.insert_dispute in the previous release (ADR 22).';
