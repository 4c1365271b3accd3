CREATE TABLE "exports" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"format" text NOT NULL,
	"columns" text[] NOT NULL,
	"time_zone" text NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"through_ordinal" bigint NOT NULL,
	"row_count" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "exports_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON exports TO tillbook_app;
