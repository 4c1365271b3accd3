CREATE OR REPLACE FUNCTION ledger.unclaimed_cents(account text, payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(0, p.amount_cents
      - coalesce((SELECT sum(t.amount_cents) FROM transactions t
                   WHERE t.account_id = p.account_id AND t.parent_transaction_id = p.id
                     AND t.subtype IN ('refund', 'reversal') AND t.status <> 'failed'), 0)
      - coalesce((SELECT sum(d.amount_cents) FROM disputes d
                   WHERE d.account_id = p.account_id AND d.transaction_id = p.id AND d.status <> 'won'), 0))
    FROM transactions p
   WHERE p.account_id = account AND p.id = payment_id AND p.type = 'pull' AND p.status = 'succeeded';
$$;

REVOKE ALL ON FUNCTION ledger.unclaimed_cents(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.unclaimed_cents(text, text) TO tillbook_app;
COMMENT ON FUNCTION ledger.unclaimed_cents(text, text) IS
  'Returns the amount of an account''s payment that has not been refunded or lost to a dispute or a return, in cents. A pending refund '
  'counts as refunded.';
