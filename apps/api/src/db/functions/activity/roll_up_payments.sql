CREATE OR REPLACE FUNCTION ledger.roll_up_payments(account text, first bigint, last bigint)
RETURNS TABLE (day date, kind text, amount_cents bigint, occurrences bigint)
LANGUAGE sql STABLE AS $$
  SELECT (t.created_at AT TIME ZONE 'America/New_York')::date, t.status, 0::bigint, count(*)
    FROM transactions t
   WHERE t.account_id = account AND t.list = 'payments' AND t.ordinal BETWEEN first AND last AND t.final_at IS NOT NULL
   GROUP BY 1, 2
$$;

REVOKE ALL ON FUNCTION ledger.roll_up_payments(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.roll_up_payments(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.roll_up_payments(text, bigint, bigint) IS
  'Returns the numbers of payments by outcome and by day of creation.';
