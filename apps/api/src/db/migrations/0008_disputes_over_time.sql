ALTER TABLE "sandbox_processor"."requests" ADD COLUMN "dispute_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("respond_by") WHERE "disputes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "requests_disputes" ON "sandbox_processor"."requests" USING btree ("outcome_at") WHERE "sandbox_processor"."requests"."disputed" and "sandbox_processor"."requests"."dispute_confirmed_at" is null;
--> statement-breakpoint
GRANT UPDATE (dispute_confirmed_at) ON sandbox_processor.requests TO tillbook_app;
