CREATE SCHEMA "sandbox_processor";
--> statement-breakpoint
CREATE TABLE "account_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"default_payment_instrument_id" text,
	"statement_descriptor" text NOT NULL,
	"card_settlement_days" integer NOT NULL,
	"ach_settlement_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"program_id" text NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"account_id" text,
	"action" text NOT NULL,
	"subject" text,
	"client_address" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "fee_profiles" (
	"account_id" text PRIMARY KEY NOT NULL,
	"card_fee_type" text NOT NULL,
	"online_percentage_basis_points" integer NOT NULL,
	"online_flat_fee_cents" integer NOT NULL,
	"in_person_percentage_basis_points" integer NOT NULL,
	"in_person_flat_fee_cents" integer NOT NULL,
	"ach_percentage_basis_points" integer NOT NULL,
	"ach_minimum_fee_cents" integer NOT NULL,
	"ach_maximum_fee_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_ledgers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"pending_cents" bigint DEFAULT 0 NOT NULL,
	"available_cents" bigint DEFAULT 0 NOT NULL,
	"unswept_cents" bigint DEFAULT 0 NOT NULL,
	"entry_count" bigint DEFAULT 0 NOT NULL,
	"pending_entry_count" bigint DEFAULT 0 NOT NULL,
	"settled_entry_count" bigint DEFAULT 0 NOT NULL,
	"payment_count" bigint DEFAULT 0 NOT NULL,
	"payout_count" bigint DEFAULT 0 NOT NULL,
	"refund_count" bigint DEFAULT 0 NOT NULL,
	"settlement_count" bigint DEFAULT 0 NOT NULL,
	"dispute_count" bigint DEFAULT 0 NOT NULL,
	"instrument_count" bigint DEFAULT 0 NOT NULL,
	"last_posted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text,
	"serial_number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_serial_number" UNIQUE("account_id","serial_number")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"ordinal" bigint NOT NULL,
	"transaction_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"respond_by" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "disputes_list" UNIQUE("account_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "frontend_errors" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"source" text,
	"context" text,
	"url" text,
	"user_agent" text,
	"user_id" text,
	"reported_at" text
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "grants_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"name" text NOT NULL,
	"subject" "bytea" NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "throttles_name_subject_pk" PRIMARY KEY("name","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "entry_lines" (
	"entry_set_id" text NOT NULL,
	"position" integer NOT NULL,
	"general_ledger_account_id" text NOT NULL,
	"account_id" text,
	"debit_cents" bigint NOT NULL,
	"credit_cents" bigint NOT NULL,
	"description" text,
	CONSTRAINT "entry_lines_position" UNIQUE("entry_set_id","position"),
	CONSTRAINT "entry_lines_one_side" CHECK (("entry_lines"."debit_cents" > 0) <> ("entry_lines"."credit_cents" > 0)),
	CONSTRAINT "entry_lines_not_negative" CHECK ("entry_lines"."debit_cents" >= 0 and "entry_lines"."credit_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entry_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "entry_sets_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"created_by" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"reverses_entry_set_id" text,
	CONSTRAINT "entry_sets_posted_at" CHECK (("entry_sets"."status" = 'Draft') = ("entry_sets"."posted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "general_ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"normal_balance" text NOT NULL,
	"has_subledger" boolean NOT NULL,
	CONSTRAINT "general_ledger_accounts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"transaction_id" text,
	"entry_set_id" text NOT NULL,
	"ordinal" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"description" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ready_to_settle_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"after_balance_cents" bigint,
	"settled_ordinal" bigint,
	"settlement_id" text,
	CONSTRAINT "ledger_entries_list" UNIQUE("account_id","ordinal"),
	CONSTRAINT "ledger_entries_positive" CHECK ("ledger_entries"."amount_cents" > 0),
	CONSTRAINT "ledger_entries_pending_ready" CHECK ("ledger_entries"."status" = 'settled' or "ledger_entries"."ready_to_settle_at" is not null),
	CONSTRAINT "ledger_entries_settled_whole" CHECK (("ledger_entries"."status" = 'settled') = ("ledger_entries"."settled_at" is not null and "ledger_entries"."after_balance_cents" is not null and "ledger_entries"."settled_ordinal" is not null))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"ordinal" bigint NOT NULL,
	"entry_set_id" text NOT NULL,
	"total_amount_cents" bigint NOT NULL,
	"total_fees_cents" bigint NOT NULL,
	"net_amount_cents" bigint NOT NULL,
	"entry_count" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settlements_list" UNIQUE("account_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "instrument_tickets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_instruments" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"ordinal" bigint NOT NULL,
	"type" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"owner_name" text NOT NULL,
	"last_four" text NOT NULL,
	"description" text,
	"card_brand" text,
	"expiration_month" integer,
	"expiration_year" integer,
	"bank_account_type" text,
	"routing_number" text,
	"postal_code" text,
	"billing_address" jsonb,
	"sealed_number" "bytea" NOT NULL,
	"sealing_key_id" text NOT NULL,
	"number_fingerprint" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_instruments_list" UNIQUE("account_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "sealing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"check" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."requests" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"outcome" text NOT NULL,
	"disputed" boolean NOT NULL,
	"decline_code" text,
	"decline_message" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"outcome_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seedings" (
	"name" text PRIMARY KEY NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"account_id" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hmac" "bytea" NOT NULL,
	"transaction_id" text,
	"response_status" smallint,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_records_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"list" text NOT NULL,
	"ordinal" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"type" text NOT NULL,
	"subtype" text,
	"status" text NOT NULL,
	"method" text,
	"channel" text,
	"payment_instrument_id" text,
	"serial_number" text,
	"parent_transaction_id" text,
	"reference_id" text,
	"description" text,
	"tags" jsonb,
	"failure_code" text,
	"failure_message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"final_at" timestamp (3) with time zone,
	"ask_processor_at" timestamp (3) with time zone,
	CONSTRAINT "transactions_list" UNIQUE("account_id","list","ordinal")
);
--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_profiles" ADD CONSTRAINT "fee_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_ledgers" ADD CONSTRAINT "merchant_ledgers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_lines" ADD CONSTRAINT "entry_lines_entry_set_id_entry_sets_id_fk" FOREIGN KEY ("entry_set_id") REFERENCES "public"."entry_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_lines" ADD CONSTRAINT "entry_lines_general_ledger_account_id_general_ledger_accounts_id_fk" FOREIGN KEY ("general_ledger_account_id") REFERENCES "public"."general_ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_lines" ADD CONSTRAINT "entry_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_entry_set_id_entry_sets_id_fk" FOREIGN KEY ("entry_set_id") REFERENCES "public"."entry_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_entry_set_id_entry_sets_id_fk" FOREIGN KEY ("entry_set_id") REFERENCES "public"."entry_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_tickets" ADD CONSTRAINT "instrument_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_instruments" ADD CONSTRAINT "payment_instruments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_instrument_id_payment_instruments_id_fk" FOREIGN KEY ("payment_instrument_id") REFERENCES "public"."payment_instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_parent_transaction_id_transactions_id_fk" FOREIGN KEY ("parent_transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_transaction" ON "disputes" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_one_open" ON "disputes" USING btree ("transaction_id") WHERE "disputes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "entry_lines_account" ON "entry_lines" USING btree ("general_ledger_account_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_sets_ordinal" ON "entry_sets" USING btree ("ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_sets_reversal" ON "entry_sets" USING btree ("reverses_entry_set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_settled" ON "ledger_entries" USING btree ("account_id","settled_ordinal");--> statement-breakpoint
CREATE INDEX "ledger_entries_pending" ON "ledger_entries" USING btree ("account_id","ordinal") WHERE "ledger_entries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_entries_ready" ON "ledger_entries" USING btree ("ready_to_settle_at","account_id") WHERE "ledger_entries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id","ordinal");--> statement-breakpoint
CREATE INDEX "ledger_entries_settlement" ON "ledger_entries" USING btree ("settlement_id","settled_ordinal");--> statement-breakpoint
CREATE INDEX "payment_instruments_fingerprint" ON "payment_instruments" USING btree ("account_id","number_fingerprint");--> statement-breakpoint
CREATE INDEX "requests_outcome" ON "sandbox_processor"."requests" USING btree ("outcome","outcome_at");--> statement-breakpoint
CREATE INDEX "idempotency_records_unanswered" ON "idempotency_records" USING btree ("transaction_id") WHERE "idempotency_records"."response_status" is null;--> statement-breakpoint
CREATE INDEX "transactions_status" ON "transactions" USING btree ("account_id","list","status","ordinal");--> statement-breakpoint
CREATE INDEX "transactions_parent" ON "transactions" USING btree ("parent_transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_open" ON "transactions" USING btree ("ask_processor_at") WHERE "transactions"."final_at" is null;