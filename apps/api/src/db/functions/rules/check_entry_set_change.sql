CREATE OR REPLACE FUNCTION ledger.check_entry_set_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged entry_sets := new;
BEGIN
  unchanged.status := old.status;
  unchanged.posted_at := old.posted_at;
  IF old.status = 'Draft' AND new.status = 'Draft' THEN
    unchanged.reference := old.reference;
    unchanged.description := old.description;
    unchanged.effective_at := old.effective_at;
  END IF;
  IF unchanged IS DISTINCT FROM old
    OR (old.status, new.status) NOT IN (('Draft', 'Draft'), ('Draft', 'Posted'), ('Posted', 'Reversed'))
    OR (old.status = 'Posted' AND (old.origin <> 'manual' OR new.posted_at <> old.posted_at)) THEN
    RAISE EXCEPTION 'Entry set % cannot change like that.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;

REVOKE ALL ON FUNCTION ledger.check_entry_set_change() FROM PUBLIC;
COMMENT ON FUNCTION ledger.check_entry_set_change() IS
  'Trigger: allows changes of a draft until it is posted, and only the reversal of a posted manual set.';
