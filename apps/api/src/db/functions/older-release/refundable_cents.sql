CREATE OR REPLACE FUNCTION ledger.refundable_cents(payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT ledger.refundable_cents(t.account_id, t.id) FROM transactions t WHERE t.id = payment_id;
$$;

REVOKE ALL ON FUNCTION ledger.refundable_cents(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.refundable_cents(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.refundable_cents(text) IS
  'The variant that the previous release calls; it looks up the payment''s account.';
