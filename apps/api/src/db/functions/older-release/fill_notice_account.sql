CREATE OR REPLACE FUNCTION ledger.fill_notice_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT t.account_id INTO new.account_id FROM transactions t WHERE t.id = new.transaction_id;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.fill_notice_account() FROM PUBLIC;
COMMENT ON FUNCTION ledger.fill_notice_account() IS
  'Trigger: sets the account of a notice that the previous release inserts with the payment only.';
