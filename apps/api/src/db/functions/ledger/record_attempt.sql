CREATE OR REPLACE FUNCTION ledger.record_attempt(attempt jsonb, transaction jsonb, balances merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO idempotency_records (account_id, call, key, body_hmac, transaction_id, response_status, response, created_at,
      is_reference)
  SELECT balances.account_id, attempt ->> 'call', k.key, decode(attempt ->> 'body_hmac', 'hex'), attempt ->> 'transaction_id',
         (attempt ->> 'response_status')::smallint,
         CASE WHEN attempt ? 'response_status' THEN coalesce(attempt -> 'response', transaction) END,
         balances.last_posted_at,
         CASE WHEN attempt ? 'reference_key' THEN coalesce(k.key = attempt ->> 'reference_key', false) END
    FROM jsonb_array_elements_text(attempt -> 'keys') AS k (key);
$$;

REVOKE ALL ON FUNCTION ledger.record_attempt(jsonb, jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.record_attempt(jsonb, jsonb, merchant_ledgers) IS
  'Records the idempotency keys of a posting with its response, so that a repeated request gets the response and has no second effect.';
