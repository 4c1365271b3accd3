CREATE TABLE "statement_files" (
	"ticket_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"format" text NOT NULL,
	"first_ordinal" bigint NOT NULL,
	"last_ordinal" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON statement_files TO tillbook_app;
