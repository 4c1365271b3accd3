CREATE OR REPLACE FUNCTION ledger.change_account_status(changed_id text, new_status text, new_payouts_allowed boolean) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb;
BEGIN
  PERFORM FROM merchant_ledgers WHERE account_id = changed_id FOR UPDATE;
  -- In both cases: an older release reads the one in camel case (ADR 22).
  SELECT jsonb_build_object('status', status, 'payouts_allowed', payouts_allowed, 'payoutsAllowed', payouts_allowed)
    INTO before FROM accounts WHERE id = changed_id;
  UPDATE accounts SET status = new_status, payouts_allowed = new_payouts_allowed WHERE id = changed_id;
  RETURN before;
END $$;

REVOKE ALL ON FUNCTION ledger.change_account_status(text, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.change_account_status(text, text, boolean) TO tillbook_app;
COMMENT ON FUNCTION ledger.change_account_status(text, text, boolean) IS
  'Changes an account''s status and payout permission under the account''s lock, so that no posting sees a status that is about to '
  'change. Returns the previous values.';
