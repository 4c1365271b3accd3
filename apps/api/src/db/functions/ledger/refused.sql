CREATE OR REPLACE FUNCTION ledger.refused(code text, account text, transaction_id text) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('ok', false, 'code', code, 'transaction',
           (SELECT to_jsonb(t) FROM transactions t WHERE t.account_id = account AND t.id = transaction_id));
$$;

REVOKE ALL ON FUNCTION ledger.refused(text, text, text) FROM PUBLIC;
COMMENT ON FUNCTION ledger.refused(text, text, text) IS
  'What ledger.post returns for a posting that is refused: the code, and the current state of the transaction it was about.';
