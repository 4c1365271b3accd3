CREATE OR REPLACE FUNCTION ledger.save_book(book merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  SELECT ledger.save_merchant_ledger(book);
$$;

REVOKE ALL ON FUNCTION ledger.save_book(merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.save_book(merchant_ledgers) IS
  'The name of ledger.save_merchant_ledger in the previous release (ADR 22).';
