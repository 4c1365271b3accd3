COMMENT ON TABLE programs IS 'Groups that accounts belong to. Written by modules/programs, modules/accounts.';

COMMENT ON TABLE accounts IS 'Merchants'' accounts. Written by modules/accounts, ledger.change_account_status.';
COMMENT ON COLUMN accounts.ordinal IS 'Gapless over the whole platform, assigned by a trigger under the lock of the row in platform_lists.';
COMMENT ON COLUMN accounts.type IS 'merchant, or finix_paas, whose balances are not shown.';
COMMENT ON COLUMN accounts.status IS 'active, inactive or pending. Only an active account takes payments.';
COMMENT ON COLUMN accounts.payouts_allowed IS 'False if an admin has stopped payouts, in any status.';
COMMENT ON COLUMN accounts.currency IS 'USD: all amounts are in cents of this currency.';

COMMENT ON TABLE platform_lists IS
  'The lengths of the lists that belong to the platform, not to one account. Written by ledger.next_account_ordinal.';

COMMENT ON TABLE merchant_ledgers IS
  'An account''s running balances and list counters: the row that every posting locks. The application may only insert a row of '
  'zeros. Written by ledger.post, ledger.settle, ledger.save_merchant_ledger, ledger.next_instrument_ordinal, modules/accounts.';
COMMENT ON COLUMN merchant_ledgers.pending_cents IS 'Sum of the pending ledger entries.';
COMMENT ON COLUMN merchant_ledgers.available_cents IS 'Sum of the settled ledger entries, which can be withdrawn. Can be negative.';
COMMENT ON COLUMN merchant_ledgers.unswept_cents IS
  'The clearing effect of entries that settled immediately; the next settlement moves the amount to the bank.';
COMMENT ON COLUMN merchant_ledgers.entry_count IS 'The last ordinal assigned to a ledger entry. The other counts work the same way.';
COMMENT ON COLUMN merchant_ledgers.last_posted_at IS
  'The time of the last posting, under the account''s lock: never runs backwards, even if the clock of a machine does.';

COMMENT ON TABLE account_settings IS 'A merchant''s settings. Written by modules/account-settings, modules/accounts, programs/seed.';
COMMENT ON COLUMN account_settings.default_payment_instrument_id IS 'The bank account that payouts go to.';
COMMENT ON COLUMN account_settings.card_settlement_days IS 'Days from a card payment until a settlement may include its entries.';
COMMENT ON COLUMN account_settings.ach_settlement_days IS 'Days from a bank payment until a settlement may include its entries.';

COMMENT ON TABLE fee_profiles IS 'The fees that an account pays for its payments. Written by modules/accounts.';
COMMENT ON COLUMN fee_profiles.card_fee_type IS 'fixed, or dynamic: interchange is added.';
COMMENT ON COLUMN fee_profiles.online_percentage_basis_points IS 'Hundredths of a percent of the amount. The other percentages have the same unit.';

COMMENT ON TABLE audit_trail IS
  'Actions, with their person, time, client address and account. Rows never change and are never deleted. Written by audit, ledger.post.';
COMMENT ON COLUMN audit_trail.id IS 'Starts with the time, so IDs are in chronological order.';
COMMENT ON COLUMN audit_trail.action IS 'Noun and verb: payment.create, session.begin.';
COMMENT ON COLUMN audit_trail.subject IS 'The ID of the object of the action.';
COMMENT ON COLUMN audit_trail.details IS 'An object of strings, numbers and booleans that depends on the action. Never contains a secret.';
