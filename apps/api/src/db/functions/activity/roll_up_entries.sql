CREATE OR REPLACE FUNCTION ledger.roll_up_entries(account text, first bigint, last bigint)
RETURNS TABLE (day date, kind text, amount_cents bigint, occurrences bigint)
LANGUAGE sql STABLE AS $$
  SELECT classified.day, classified.kind, sum(classified.cents)::bigint, count(*)
    FROM (SELECT (e.created_at AT TIME ZONE 'America/New_York')::date AS day,
                 CASE e.type WHEN 'credit' THEN e.amount_cents ELSE -e.amount_cents END AS cents,
                 CASE
                   WHEN e.category LIKE '%\_fee' THEN 'fee'
                   WHEN e.category = 'dispute_hold' OR t.subtype = 'chargeback' THEN 'disputed'
                   WHEN t.type = 'pull' THEN 'payment'
                   WHEN t.subtype = 'refund' THEN 'refund'
                   WHEN t.subtype = 'reversal' THEN
                     (SELECT CASE p.list WHEN 'payments' THEN 'disputed' WHEN 'refunds' THEN 'refund' END
                        FROM transactions p WHERE p.account_id = account AND p.id = t.parent_transaction_id)
                 END AS kind
            FROM ledger_entries e
            -- Looked up one by one: a join would read the transactions of every account for a few entries.
            LEFT JOIN LATERAL (SELECT type, subtype, parent_transaction_id FROM transactions
                                WHERE e.category = 'transaction' AND account_id = account AND id = e.transaction_id LIMIT 1) t ON true
           WHERE e.account_id = account AND e.ordinal BETWEEN first AND last) classified
   WHERE classified.kind IS NOT NULL
   GROUP BY classified.day, classified.kind
$$;

REVOKE ALL ON FUNCTION ledger.roll_up_entries(text, bigint, bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.roll_up_entries(text, bigint, bigint) TO tillbook_app;
COMMENT ON FUNCTION ledger.roll_up_entries(text, bigint, bigint) IS
  'Returns sums of entries by day in New York and by kind; negative if they reduce the balance. Payouts, their reversals and '
  'adjustments have no kind.';
