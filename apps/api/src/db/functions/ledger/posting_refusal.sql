-- Queries only what the posting depends on.
CREATE OR REPLACE FUNCTION ledger.posting_refusal(posting jsonb, balances merchant_ledgers) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  attempt constant jsonb := posting -> 'attempt';
  required constant jsonb := posting -> 'requires';
  refundable bigint;
BEGIN
  IF attempt IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM idempotency_records r WHERE r.account_id = balances.account_id AND r.call = attempt ->> 'call'
         AND r.key IN (SELECT jsonb_array_elements_text(attempt -> 'keys'))
    ) THEN RETURN 'key_seen'; END IF;
  END IF;

  IF posting ? 'outcome_of' THEN
    IF NOT EXISTS (
      SELECT FROM transactions t WHERE t.id = posting ->> 'outcome_of' AND t.account_id = balances.account_id
         AND t.status = posting ->> 'outcome_from'
    ) THEN RETURN 'status_changed'; END IF;
  END IF;

  IF (required ->> 'recorded_before')::timestamptz <= balances.last_posted_at THEN RETURN 'time_moved_on'; END IF;

  IF posting ? 'closes_dispute' THEN
    IF NOT EXISTS (
      SELECT FROM disputes d WHERE d.id = posting #>> '{closes_dispute,id}'
         AND d.account_id = balances.account_id AND d.closed_at IS NULL
    ) THEN RETURN 'dispute_closed'; END IF;
  END IF;

  IF posting ? 'grows_dispute' THEN
    IF NOT EXISTS (
      SELECT FROM disputes d WHERE d.id = posting #>> '{grows_dispute,id}'
         AND d.account_id = balances.account_id AND d.status <> 'won'
    ) THEN RETURN 'dispute_closed'; END IF;
  END IF;

  IF posting #>> '{transactions,0,subtype}' = 'reversal' THEN
    IF EXISTS (
      SELECT FROM transactions t WHERE t.parent_transaction_id = posting #>> '{transactions,0,parent_transaction_id}'
         AND t.account_id = balances.account_id AND t.subtype = 'reversal'
         AND t.cause_transaction_id IS NOT DISTINCT FROM posting #>> '{transactions,0,cause_transaction_id}'
    ) THEN RETURN 'already_reversed'; END IF;
  END IF;

  IF posting #>> '{transactions,0,list}' = 'payments' THEN
    IF EXISTS (SELECT FROM accounts a WHERE a.id = balances.account_id AND a.status <> 'active') THEN
      RETURN 'account_not_active';
    END IF;
  END IF;

  IF posting #>> '{transactions,0,list}' = 'payouts' AND posting #>> '{transactions,0,subtype}' IS NULL THEN
    IF EXISTS (SELECT FROM accounts a WHERE a.id = balances.account_id AND NOT a.payouts_allowed) THEN
      RETURN 'payouts_stopped';
    END IF;
  END IF;

  IF required IS NULL THEN RETURN NULL; END IF;
  IF required ? 'payout_instrument_id' THEN
    IF NOT EXISTS (
      SELECT FROM account_settings s WHERE s.account_id = balances.account_id
         AND s.default_payment_instrument_id = required ->> 'payout_instrument_id'
    ) THEN RETURN 'instrument_not_payable'; END IF;
  END IF;

  IF (required ->> 'available_cents')::bigint > balances.available_cents THEN RETURN 'amount_over_available'; END IF;

  IF required ? 'refundable_cents' THEN
    IF EXISTS (
      SELECT FROM disputes d WHERE d.transaction_id = required ->> 'parent_id'
         AND d.account_id = balances.account_id AND d.closed_at IS NULL
    ) THEN RETURN 'dispute_open'; END IF;
    -- Without an open dispute, all that is unclaimed is refundable.
    refundable := coalesce(ledger.unclaimed_cents(balances.account_id, required ->> 'parent_id'), 0);
    IF refundable = 0 THEN RETURN 'nothing_refundable'; END IF;
    IF (required ->> 'refundable_cents')::bigint > refundable THEN RETURN 'amount_over_refundable'; END IF;
  END IF;

  IF required ? 'parent_state' THEN
    IF EXISTS (
      SELECT FROM ledger_entries e WHERE e.transaction_id = required ->> 'parent_id'
         AND e.account_id = balances.account_id AND e.category = 'transaction' AND e.status <> required ->> 'parent_state'
    ) THEN RETURN 'parent_settled'; END IF;
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.posting_refusal(jsonb, merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.posting_refusal(jsonb, merchant_ledgers) IS
  'Returns the reason why a posting is refused, or null. Writes nothing. Called by ledger.post under the account''s lock.';
