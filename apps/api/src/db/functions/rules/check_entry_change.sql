CREATE OR REPLACE FUNCTION ledger.check_entry_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged ledger_entries := new;
BEGIN
  unchanged.status := old.status;
  unchanged.settled_at := old.settled_at;
  unchanged.after_balance_cents := old.after_balance_cents;
  unchanged.settled_ordinal := old.settled_ordinal;
  unchanged.settlement_id := old.settlement_id;
  IF unchanged IS DISTINCT FROM old OR old.status <> 'pending' OR new.status <> 'settled' OR new.settlement_id IS NULL THEN
    RAISE EXCEPTION 'Ledger entry % changes once, from pending to settled.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.check_entry_change() FROM PUBLIC;
COMMENT ON FUNCTION ledger.check_entry_change() IS
  'Trigger: allows one change of a ledger entry, from pending to settled, and only in the columns that a settlement sets.';
