CREATE OR REPLACE FUNCTION ledger.insert_dispute(new_dispute jsonb, INOUT balances merchant_ledgers)
LANGUAGE plpgsql AS $$
BEGIN
  balances.dispute_count := balances.dispute_count + 1;
  INSERT INTO disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at)
    VALUES (new_dispute ->> 'id', balances.account_id, balances.dispute_count, new_dispute ->> 'transaction_id',
            (new_dispute ->> 'amount_cents')::bigint, 'pending', new_dispute ->> 'reason', (new_dispute ->> 'respond_by')::timestamptz, balances.last_posted_at);
END $$;

REVOKE ALL ON FUNCTION ledger.insert_dispute(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.insert_dispute(jsonb, merchant_ledgers) IS
  'Adds the dispute of a posting at the end of the account''s disputes.';
