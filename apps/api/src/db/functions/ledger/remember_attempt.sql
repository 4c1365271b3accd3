CREATE OR REPLACE FUNCTION ledger.remember_attempt(attempt jsonb, answer jsonb, book merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO idempotency_records (account_id, call, key, body_hmac, transaction_id, response_status, response, created_at)
  SELECT book.account_id, attempt ->> 'call', key, decode(attempt ->> 'bodyHmac', 'hex'), attempt ->> 'transactionId',
         (attempt ->> 'responseStatus')::smallint,
         CASE WHEN attempt ? 'responseStatus' THEN coalesce(attempt -> 'response', answer) END,
         book.last_posted_at
    FROM jsonb_array_elements_text(attempt -> 'keys') AS key;
$$;

REVOKE ALL ON FUNCTION ledger.remember_attempt(jsonb, jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.remember_attempt(jsonb, jsonb, merchant_ledgers) IS
  'Records the idempotency keys of a posting with its response, so that the same request is answered and not made again.';
