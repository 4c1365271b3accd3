CREATE OR REPLACE FUNCTION ledger.save_merchant_ledger(balances merchant_ledgers) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE merchant_ledgers SET
      pending_cents = balances.pending_cents, available_cents = balances.available_cents, unswept_cents = balances.unswept_cents,
      entry_count = balances.entry_count, pending_entry_count = balances.pending_entry_count,
      settled_entry_count = balances.settled_entry_count, payment_count = balances.payment_count,
      payout_count = balances.payout_count, refund_count = balances.refund_count, settlement_count = balances.settlement_count,
      dispute_count = balances.dispute_count, last_posted_at = balances.last_posted_at
    WHERE account_id = balances.account_id;
END $$;

REVOKE ALL ON FUNCTION ledger.save_merchant_ledger(merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.save_merchant_ledger(merchant_ledgers) IS
  'Saves an account''s balances and counts.';
