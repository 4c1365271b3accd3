CREATE OR REPLACE FUNCTION ledger.fill_dispute_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT d.account_id INTO new.account_id FROM disputes d WHERE d.id = new.dispute_id;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.fill_dispute_account() FROM PUBLIC;
COMMENT ON FUNCTION ledger.fill_dispute_account() IS
  'Trigger: sets the account of an answer, a draft or a file that the previous release inserts with the dispute only.';
