-- The running platform is this role: it reads, writes what it owns, and reaches the books through functions alone.
-- Roles belong to the whole server, so another database may be making it at the same moment.
-- Before PostgreSQL 16, whoever is a member of a role may take it on.
DO $$
DECLARE
  right_to_act constant text := CASE WHEN current_setting('server_version_num')::integer < 160000 THEN 'MEMBER' ELSE 'SET' END;
BEGIN
  FOR attempt IN 1..50 LOOP
    EXIT WHEN EXISTS (SELECT FROM pg_roles WHERE rolname = 'tillbook_app') AND pg_has_role('tillbook_app', right_to_act);
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tillbook_app') THEN CREATE ROLE tillbook_app NOLOGIN; END IF;
      IF NOT pg_has_role('tillbook_app', right_to_act) THEN
        EXECUTE format('GRANT tillbook_app TO %I', current_user);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
      PERFORM pg_sleep(0.02);
    END;
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ledger FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public, ledger, sandbox_processor TO tillbook_app;
--> statement-breakpoint
GRANT SELECT ON ALL TABLES IN SCHEMA public, sandbox_processor TO tillbook_app;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ledger.post(jsonb), ledger.settle(jsonb), ledger.refundable_cents(text),
  ledger.next_instrument_ordinal(text) TO tillbook_app;
--> statement-breakpoint
GRANT UPDATE (ask_processor_at) ON transactions TO tillbook_app;
--> statement-breakpoint
-- That somebody looks into a dispute moves no money; closing it does, and is a posting.
GRANT UPDATE (status) ON disputes TO tillbook_app;
--> statement-breakpoint
GRANT INSERT ON audit_trail, receipts, payment_instruments, sealing_keys TO tillbook_app;
--> statement-breakpoint
GRANT INSERT, UPDATE ON users, idempotency_records TO tillbook_app;
--> statement-breakpoint
GRANT UPDATE ON account_settings TO tillbook_app;
--> statement-breakpoint
GRANT INSERT, DELETE ON grants, frontend_errors TO tillbook_app;
--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON sessions, password_resets, throttles, instrument_tickets TO tillbook_app;
--> statement-breakpoint
GRANT INSERT ON sandbox_processor.requests TO tillbook_app;
--> statement-breakpoint
-- Readiness asks which migration the database is at.
GRANT USAGE ON SCHEMA drizzle TO tillbook_app;
--> statement-breakpoint
GRANT SELECT ON drizzle.__drizzle_migrations TO tillbook_app;
