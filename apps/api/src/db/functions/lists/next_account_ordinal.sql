CREATE OR REPLACE FUNCTION ledger.next_account_ordinal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO platform_lists AS l (name, count) VALUES ('accounts', 1)
    ON CONFLICT (name) DO UPDATE SET count = l.count + 1 RETURNING l.count INTO new.ordinal;
  RETURN new;
END $$;

COMMENT ON FUNCTION ledger.next_account_ordinal() IS
  'Trigger: assigns the next ordinal of the list of all accounts to a new account. Concurrent inserts wait for each other, so a '
  'failed insert leaves no gap.';
