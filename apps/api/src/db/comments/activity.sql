COMMENT ON TABLE activity_days IS
  'Daily totals of an account''s entries and payments, in New York time, up to the last row in activity_kept. Written by ledger.roll_up_activity.';
COMMENT ON COLUMN activity_days.kind IS
  'For entries: payment, refund, disputed or fee. For payments: their outcome, succeeded or failed, with an amount of zero.';
COMMENT ON COLUMN activity_days.amount_cents IS 'Negative if it reduces the balance.';

COMMENT ON TABLE activity_kept IS
  'The last entry and the last payment of an account that are included in its daily totals. Written by ledger.roll_up_activity.';
