COMMENT ON TABLE activity_days IS
  'What an account''s entries and payments come to on a day in New York, as far as they are counted in. Written by ledger.roll_up_activity.';
COMMENT ON COLUMN activity_days.kind IS
  'Of entries payment, refund, disputed or fee; of payments how they ended, succeeded or failed, with an amount of zero.';
COMMENT ON COLUMN activity_days.amount_cents IS 'What lowers the balance is negative.';

COMMENT ON TABLE activity_kept IS
  'The last entry and the last payment of an account that are counted into its days. Written by ledger.roll_up_activity.';
