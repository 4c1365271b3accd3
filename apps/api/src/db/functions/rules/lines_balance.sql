CREATE OR REPLACE FUNCTION ledger.lines_balance(accounts text[], cents bigint[], merchant text) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  line_cents bigint;
  sum_cents bigint := 0;
BEGIN
  FOREACH line_cents IN ARRAY cents LOOP
    sum_cents := sum_cents + nullif(line_cents, 0);
  END LOOP;
  -- The control accounts, and which of them have subledgers, come from migrations and never change; a test compares.
  RETURN coalesce(sum_cents = 0 AND cardinality(cents) > 0 AND cardinality(cents) = cardinality(accounts)
    AND accounts <@ '{gla_operating_bank_account,gla_processor_clearing,gla_merchant_payable_pending,gla_merchant_payable_available,gla_payouts_in_transit,gla_disputes_held_funds,gla_retained_earnings,gla_merchant_fee_income,gla_interchange_expense,gla_merchant_adjustments}'::text[]
    AND (merchant IS NOT NULL) = (accounts && '{gla_merchant_payable_pending,gla_merchant_payable_available,gla_payouts_in_transit,gla_disputes_held_funds}'::text[]), false);
END $$;

REVOKE ALL ON FUNCTION ledger.lines_balance(text[], bigint[], text) FROM PUBLIC;
COMMENT ON FUNCTION ledger.lines_balance(text[], bigint[], text) IS
  'Check of entry_sets: returns true if the lines of a business set balance, name control accounts, and have a merchant exactly '
  'when an account with subledgers is among them.';
