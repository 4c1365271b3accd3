CREATE OR REPLACE FUNCTION ledger.unclaimed_cents(payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT greatest(0, p.amount_cents
      - coalesce((SELECT sum(t.amount_cents) FROM transactions t
                   WHERE t.parent_transaction_id = p.id AND t.subtype IN ('refund', 'reversal') AND t.status <> 'failed'), 0)
      - coalesce((SELECT sum(d.amount_cents) FROM disputes d WHERE d.transaction_id = p.id AND d.status <> 'won'), 0))
    FROM transactions p
   WHERE p.id = payment_id AND p.type = 'pull' AND p.status = 'succeeded';
$$;

REVOKE ALL ON FUNCTION ledger.unclaimed_cents(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.unclaimed_cents(text) TO tillbook_app;
COMMENT ON FUNCTION ledger.unclaimed_cents(text) IS
  'What of a payment has neither been given back nor taken by a dispute or a return, in cents. A pending refund counts as given back.';
