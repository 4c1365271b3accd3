CREATE OR REPLACE FUNCTION ledger.refused(code text, transaction_id text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT ledger.refused(code, (SELECT t.account_id FROM transactions t WHERE t.id = transaction_id), transaction_id);
$$;

REVOKE ALL ON FUNCTION ledger.refused(text, text) FROM PUBLIC;
COMMENT ON FUNCTION ledger.refused(text, text) IS
  'The variant that ledger.post of the previous release calls; it looks up the transaction''s account.';
