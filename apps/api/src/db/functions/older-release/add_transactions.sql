CREATE OR REPLACE FUNCTION ledger.add_transactions(additions jsonb, INOUT book merchant_ledgers, OUT rows jsonb)
LANGUAGE sql AS $$
  SELECT i.balances, i.rows FROM ledger.insert_transactions(additions, book) i;
$$;

REVOKE ALL ON FUNCTION ledger.add_transactions(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.add_transactions(jsonb, merchant_ledgers) IS
  'The name of ledger.insert_transactions in the previous release (ADR 22).';
