CREATE OR REPLACE FUNCTION ledger.refused(code text, account text, transaction_id text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('ok', false, 'code', code, 'transaction',
           (SELECT to_jsonb(t) FROM transactions t WHERE t.account_id = account AND t.id = transaction_id));
$$;

REVOKE ALL ON FUNCTION ledger.refused(text, text, text) FROM PUBLIC;
COMMENT ON FUNCTION ledger.refused(text, text, text) IS
  'Returns the result of ledger.post for a refused posting: the code, and the current state of its transaction.';
