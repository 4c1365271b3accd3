CREATE OR REPLACE FUNCTION ledger.check_balance() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  line_count bigint;
  difference_cents bigint;
  misplaced_count bigint;
BEGIN
  SELECT count(*), sum(l.debit_cents - l.credit_cents),
         count(*) FILTER (WHERE g.has_subledger IS DISTINCT FROM (l.account_id IS NOT NULL))
    INTO line_count, difference_cents, misplaced_count
    FROM entry_lines l LEFT JOIN general_ledger_accounts g ON g.id = l.general_ledger_account_id
   WHERE l.entry_set_id = new.id;
  IF line_count = 0 OR difference_cents <> 0 THEN
    RAISE EXCEPTION 'Entry set % is not balanced.', new.id USING ERRCODE = 'check_violation';
  END IF;
  IF misplaced_count > 0 THEN
    RAISE EXCEPTION 'Entry set % has a line on no account, or with a merchant too few or too many.', new.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION ledger.check_balance() FROM PUBLIC;
COMMENT ON FUNCTION ledger.check_balance() IS
  'Trigger: requires the lines of a posted manual set to balance, and to name a merchant exactly when their account has subledgers. '
  'Deferred to the commit, so that a set and its lines can be inserted in any order.';
