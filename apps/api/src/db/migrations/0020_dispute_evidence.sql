CREATE TABLE "dispute_answers" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"ask_processor_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dispute_evidence" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_files" (
	"id" text PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_processor"."evidence" (
	"key" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"outcome_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_files" ADD CONSTRAINT "dispute_files_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_answers_open" ON "dispute_answers" USING btree ("ask_processor_at") WHERE "dispute_answers"."ask_processor_at" is not null;--> statement-breakpoint
CREATE INDEX "dispute_files_dispute" ON "dispute_files" USING btree ("dispute_id");--> statement-breakpoint
GRANT SELECT ON dispute_answers, dispute_evidence, dispute_files, sandbox_processor.evidence TO tillbook_app;
--> statement-breakpoint
-- An answer is given once. Only when the processor is asked about it next is written again.
GRANT INSERT, UPDATE (ask_processor_at) ON dispute_answers TO tillbook_app;
--> statement-breakpoint
GRANT INSERT, UPDATE ON dispute_evidence TO tillbook_app;
--> statement-breakpoint
GRANT INSERT, DELETE ON dispute_files TO tillbook_app;
--> statement-breakpoint
GRANT INSERT ON sandbox_processor.evidence TO tillbook_app;
