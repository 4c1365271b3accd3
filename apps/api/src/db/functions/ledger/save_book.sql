CREATE OR REPLACE FUNCTION ledger.save_book(book merchant_ledgers) RETURNS void
LANGUAGE sql AS $$
  UPDATE merchant_ledgers SET
      pending_cents = book.pending_cents, available_cents = book.available_cents, unswept_cents = book.unswept_cents,
      entry_count = book.entry_count, pending_entry_count = book.pending_entry_count, settled_entry_count = book.settled_entry_count,
      payment_count = book.payment_count, payout_count = book.payout_count, refund_count = book.refund_count,
      settlement_count = book.settlement_count, dispute_count = book.dispute_count, last_posted_at = book.last_posted_at
    WHERE account_id = book.account_id;
$$;

REVOKE ALL ON FUNCTION ledger.save_book(merchant_ledgers) FROM PUBLIC;
COMMENT ON FUNCTION ledger.save_book(merchant_ledgers) IS
  'Writes an account''s balances and counts back.';
