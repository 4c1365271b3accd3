COMMENT ON TABLE programs IS 'Groups that accounts belong to. Written by modules/programs, modules/accounts.';

COMMENT ON TABLE accounts IS 'Merchants'' accounts. Written by modules/accounts, ledger.change_account_status.';
COMMENT ON COLUMN accounts.ordinal IS 'Gapless over the whole platform, given out by a trigger under the lock of the row in platform_lists.';
COMMENT ON COLUMN accounts.type IS 'merchant, or finix_paas, which shows no balances.';
COMMENT ON COLUMN accounts.status IS 'active, inactive or pending. Only an active account takes payments.';
COMMENT ON COLUMN accounts.payouts_allowed IS 'False where an admin has stopped payouts, whatever the status.';
COMMENT ON COLUMN accounts.currency IS 'USD: every amount of the platform is in cents of it.';

COMMENT ON TABLE platform_lists IS
  'How long the lists are that belong to the platform and not to one account. Written by ledger.next_account_ordinal.';

COMMENT ON TABLE merchant_ledgers IS
  'An account''s running balances and list counters: the row that every posting locks. The application may only insert a row of '
  'zeros. Written by ledger.post, ledger.settle, ledger.save_merchant_ledger, ledger.next_instrument_ordinal, modules/accounts.';
COMMENT ON COLUMN merchant_ledgers.pending_cents IS 'Sum of the pending ledger entries.';
COMMENT ON COLUMN merchant_ledgers.available_cents IS 'Sum of the settled ledger entries: what can be withdrawn. Can be negative.';
COMMENT ON COLUMN merchant_ledgers.unswept_cents IS
  'The clearing effect of entries that settled at once, which the next settlement moves to the bank.';
COMMENT ON COLUMN merchant_ledgers.entry_count IS 'The last ordinal given out to a ledger entry; so for the other counts and lists.';
COMMENT ON COLUMN merchant_ledgers.last_posted_at IS
  'Time under the account''s lock: never runs backwards, whatever the clock of a machine does.';

COMMENT ON TABLE account_settings IS 'What a merchant sets. Written by modules/account-settings, modules/accounts, programs/seed.';
COMMENT ON COLUMN account_settings.default_payment_instrument_id IS 'The bank account that payouts go to.';
COMMENT ON COLUMN account_settings.card_settlement_days IS 'Days from a card payment until a settlement may take its entries.';
COMMENT ON COLUMN account_settings.ach_settlement_days IS 'Days from a bank payment until a settlement may take its entries.';

COMMENT ON TABLE fee_profiles IS 'What an account pays for its payments. Written by modules/accounts.';
COMMENT ON COLUMN fee_profiles.card_fee_type IS 'fixed, or dynamic: interchange is added.';
COMMENT ON COLUMN fee_profiles.online_percentage_basis_points IS 'Hundredths of a percent of the amount; so for the other percentages.';

COMMENT ON TABLE audit_trail IS
  'Who did what, when, from where, on which account. Rows never change and are never removed. Written by audit, ledger.post.';
COMMENT ON COLUMN audit_trail.id IS 'Begins with the time, so that it gives the order.';
COMMENT ON COLUMN audit_trail.action IS 'Noun and verb: payment.create, session.begin.';
COMMENT ON COLUMN audit_trail.subject IS 'The id of what the action was about.';
COMMENT ON COLUMN audit_trail.details IS 'An object of strings, numbers and booleans, by the action. Never a secret.';
