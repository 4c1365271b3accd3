CREATE OR REPLACE FUNCTION ledger.open_dispute(opened jsonb, INOUT book merchant_ledgers)
LANGUAGE plpgsql AS $$
BEGIN
  book.dispute_count := book.dispute_count + 1;
  INSERT INTO disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at)
    VALUES (opened ->> 'id', book.account_id, book.dispute_count, opened ->> 'transactionId', (opened ->> 'amountCents')::bigint,
            'pending', opened ->> 'reason', (opened ->> 'respondBy')::timestamptz, book.last_posted_at);
END $$;

REVOKE ALL ON FUNCTION ledger.open_dispute(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.open_dispute(jsonb, merchant_ledgers) IS
  'Adds the dispute of a posting at the end of the account''s disputes.';
