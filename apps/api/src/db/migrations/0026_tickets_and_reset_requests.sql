CREATE TABLE "password_reset_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"client_address" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"linked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "session_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "instrument_tickets" ADD COLUMN "session_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "session_token_hash" "bytea";--> statement-breakpoint
CREATE INDEX "password_reset_requests_due" ON "password_reset_requests" USING btree ("next_try_at");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON password_reset_requests TO tillbook_app;
