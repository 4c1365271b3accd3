-- Named for what they do.
ALTER TRIGGER takes_its_place ON accounts RENAME TO assigns_ordinal;
--> statement-breakpoint
ALTER TRIGGER stays_what_it_is ON transactions RENAME TO immutable_columns;
