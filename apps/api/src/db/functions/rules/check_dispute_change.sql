CREATE OR REPLACE FUNCTION ledger.check_dispute_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged disputes := new;
  grows constant boolean := new.amount_cents > old.amount_cents AND new.status = old.status AND old.status <> 'won'
    AND new.closed_at IS NOT DISTINCT FROM old.closed_at;
BEGIN
  unchanged.status := old.status;
  unchanged.closed_at := old.closed_at;
  IF grows THEN unchanged.amount_cents := old.amount_cents; END IF;
  IF unchanged IS DISTINCT FROM old OR NOT grows AND (old.status, new.status) NOT IN (
    ('pending', 'under_review'), ('pending', 'won'), ('pending', 'lost'), ('under_review', 'won'), ('under_review', 'lost')
  ) THEN
    RAISE EXCEPTION 'Dispute % cannot change like that.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.check_dispute_change() FROM PUBLIC;
COMMENT ON FUNCTION ledger.check_dispute_change() IS
  'Trigger: requires a dispute to move to review, then to a final won or lost. Its amount may increase until it is won, when a refund fails.';
