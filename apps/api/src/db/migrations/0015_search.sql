CREATE INDEX "payment_instruments_last_four" ON "payment_instruments" USING btree ("account_id","last_four","ordinal");--> statement-breakpoint
CREATE INDEX "receipts_recipient" ON "receipts" USING btree ("account_id",lower("recipient_email"),"id");--> statement-breakpoint
CREATE INDEX "transactions_amount" ON "transactions" USING btree ("account_id","amount_cents","created_at");--> statement-breakpoint
CREATE INDEX "transactions_reference" ON "transactions" USING btree ("account_id","reference_id","created_at") WHERE "transactions"."reference_id" is not null;