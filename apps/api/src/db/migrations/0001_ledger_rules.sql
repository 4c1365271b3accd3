-- What holds of the books whoever writes them, the owner of the schema included.
CREATE SCHEMA ledger;
--> statement-breakpoint
INSERT INTO general_ledger_accounts (id, number, name, type, normal_balance, has_subledger) VALUES
  ('gla_operating_bank_account', '1010', 'Operating bank', 'Asset', 'debit', false),
  ('gla_processor_clearing', '1020', 'Processor clearing', 'Asset', 'debit', false),
  ('gla_merchant_payable_pending', '2010', 'Merchant payable, pending', 'Liability', 'credit', true),
  ('gla_merchant_payable_available', '2020', 'Merchant payable, available', 'Liability', 'credit', true),
  ('gla_payouts_in_transit', '2030', 'Payouts in transit', 'Liability', 'credit', true),
  ('gla_disputes_held_funds', '2040', 'Disputes held', 'Liability', 'credit', true),
  ('gla_retained_earnings', '3010', 'Equity', 'Equity', 'credit', false),
  ('gla_merchant_fee_income', '4010', 'Fee income', 'Income', 'credit', false),
  ('gla_interchange_expense', '5010', 'Interchange expense', 'Expense', 'debit', false),
  ('gla_merchant_adjustments', '5020', 'Adjustments', 'Expense', 'debit', false);
--> statement-breakpoint
CREATE FUNCTION ledger.refuse_removal() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never removed.', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % never change.', tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['ledger_entries', 'entry_sets', 'entry_lines', 'settlements', 'transactions',
                              'disputes', 'audit_trail', 'general_ledger_accounts'] LOOP
    EXECUTE format('CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON %I EXECUTE FUNCTION ledger.refuse_removal()', kept);
  END LOOP;
  FOREACH kept IN ARRAY ARRAY['entry_lines', 'audit_trail', 'general_ledger_accounts'] LOOP
    EXECUTE format('CREATE TRIGGER no_change BEFORE UPDATE ON %I EXECUTE FUNCTION ledger.refuse_change()', kept);
  END LOOP;
END $$;
--> statement-breakpoint
-- An entry changes once, from pending to settled; everything but what settling brings stays as it was posted.
CREATE FUNCTION ledger.check_entry_change() RETURNS trigger
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
--> statement-breakpoint
CREATE TRIGGER changes_once BEFORE UPDATE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger.check_entry_change();
--> statement-breakpoint
-- A transaction moves from created over pending to one of its ends, and stays there.
CREATE FUNCTION ledger.check_transaction_change() RETURNS trigger
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
--> statement-breakpoint
CREATE TRIGGER moves_forward BEFORE UPDATE ON transactions
  FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction_change();
--> statement-breakpoint
ALTER TABLE transactions ADD CONSTRAINT transactions_final
  CHECK ((status IN ('succeeded', 'completed', 'failed')) = (final_at IS NOT NULL));
--> statement-breakpoint
ALTER TABLE transactions ADD CONSTRAINT transactions_in_their_list
  CHECK (list = CASE WHEN type = 'pull' THEN 'payments' WHEN subtype = 'refund' THEN 'refunds' ELSE 'payouts' END);
--> statement-breakpoint
ALTER TABLE transactions ADD CONSTRAINT transactions_positive CHECK (amount_cents > 0);
--> statement-breakpoint
ALTER TABLE disputes ADD CONSTRAINT disputes_closed
  CHECK ((status IN ('won', 'lost')) = (closed_at IS NOT NULL));
--> statement-breakpoint
-- A dispute is looked into, then won or lost, and that is final.
CREATE FUNCTION ledger.check_dispute_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged disputes := new;
BEGIN
  unchanged.status := old.status;
  unchanged.closed_at := old.closed_at;
  IF unchanged IS DISTINCT FROM old OR (old.status, new.status) NOT IN (
    ('pending', 'under_review'), ('pending', 'won'), ('pending', 'lost'), ('under_review', 'won'), ('under_review', 'lost')
  ) THEN
    RAISE EXCEPTION 'Dispute % cannot change like that.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER moves_forward BEFORE UPDATE ON disputes
  FOR EACH ROW EXECUTE FUNCTION ledger.check_dispute_change();
--> statement-breakpoint
-- A posted set is only ever reversed, and a draft is only ever posted.
CREATE FUNCTION ledger.check_entry_set_change() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  unchanged entry_sets := new;
BEGIN
  unchanged.status := old.status;
  unchanged.posted_at := old.posted_at;
  IF unchanged IS DISTINCT FROM old
    OR (old.status, new.status) NOT IN (('Draft', 'Posted'), ('Posted', 'Reversed'))
    OR (old.status = 'Posted' AND (old.origin <> 'manual' OR new.posted_at <> old.posted_at)) THEN
    RAISE EXCEPTION 'Entry set % cannot change like that.', old.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER posted_once BEFORE UPDATE ON entry_sets
  FOR EACH ROW EXECUTE FUNCTION ledger.check_entry_set_change();
--> statement-breakpoint
-- Looked at when the database transaction commits, so that a set and its lines may be written in any order.
CREATE FUNCTION ledger.check_balance() RETURNS trigger
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT OR UPDATE ON entry_sets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status <> 'Draft')
  EXECUTE FUNCTION ledger.check_balance();
--> statement-breakpoint
-- The lines of a posted set come in one statement: nothing is added to a set that has been posted before.
CREATE FUNCTION ledger.check_line_addition() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT entry_set_id, count(*) AS added FROM added_lines GROUP BY entry_set_id) a
      JOIN entry_sets s ON s.id = a.entry_set_id AND s.status <> 'Draft'
     WHERE a.added <> (SELECT count(*) FROM entry_lines l WHERE l.entry_set_id = a.entry_set_id)
  ) THEN
    RAISE EXCEPTION 'A posted entry set takes no further lines.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sealed AFTER INSERT ON entry_lines
  REFERENCING NEW TABLE AS added_lines FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_line_addition();
