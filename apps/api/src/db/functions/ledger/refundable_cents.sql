CREATE OR REPLACE FUNCTION ledger.refundable_cents(account text, payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN EXISTS (SELECT FROM disputes d
                            WHERE d.account_id = account AND d.transaction_id = payment_id AND d.closed_at IS NULL) THEN 0
    ELSE ledger.unclaimed_cents(account, payment_id) END;
$$;

REVOKE ALL ON FUNCTION ledger.refundable_cents(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.refundable_cents(text, text) TO tillbook_app;
COMMENT ON FUNCTION ledger.refundable_cents(text, text) IS
  'Returns the refundable amount of an account''s payment, in cents: zero while a dispute is open.';
