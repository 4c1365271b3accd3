CREATE OR REPLACE FUNCTION ledger.refundable_cents(payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT ledger.refundable_cents(t.account_id, t.id) FROM transactions t WHERE t.id = payment_id;
$$;

REVOKE ALL ON FUNCTION ledger.refundable_cents(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.refundable_cents(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.refundable_cents(text) IS
  'The form that the release before this one calls: it finds the payment''s account.';
