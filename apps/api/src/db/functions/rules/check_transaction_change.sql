CREATE OR REPLACE FUNCTION ledger.check_transaction_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged transactions := new;
BEGIN
  unchanged.status := old.status;
  unchanged.failure_code := old.failure_code;
  unchanged.failure_message := old.failure_message;
  unchanged.final_at := old.final_at;
  unchanged.ask_processor_at := old.ask_processor_at;
  IF unchanged IS DISTINCT FROM old OR (old.final_at IS NOT NULL AND new IS DISTINCT FROM old) THEN
    RAISE EXCEPTION 'Transaction % has its outcome.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF new.status <> old.status AND (old.status, new.status) NOT IN (
    ('created', 'pending'), ('created', 'succeeded'), ('created', 'failed'),
    ('pending', 'succeeded'), ('pending', 'completed'), ('pending', 'failed')
  ) THEN
    RAISE EXCEPTION 'Transaction % cannot go from % to %.', old.id, old.status, new.status USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.check_transaction_change() FROM PUBLIC;
COMMENT ON FUNCTION ledger.check_transaction_change() IS
  'Trigger: requires a transaction to move from created through pending to a final status.';
