-- The tables as the migrations leave them, written by `npm run describe-database` in `apps/api` and compared by a test.
-- To be read, not run: a database is made by `npm run migrate`. The functions are in functions/.

-- The functions that write the ledger, and the type of a posting.
CREATE SCHEMA ledger;

-- The state of the database and of the processes that serve it.
CREATE SCHEMA operations;

-- The sandbox processor's own tables.
CREATE SCHEMA sandbox_processor;

-- The parts of the job queue that the platform's role may read.
CREATE SCHEMA work;

-- The fields of every posting, parsed once from the JSON argument of ledger.post.
CREATE TYPE ledger.posting AS (
  account_id text,
  now timestamp with time zone,
  outcome_of text,
  outcome_from text,
  outcome_to text,
  failure_code text,
  failure_message text,
  ask_processor_at timestamp with time zone,
  set_id text,
  reference text,
  description text,
  created_by text,
  ready_to_settle_at timestamp with time zone,
  line_accounts text[],
  line_cents bigint[],
  entry_ids text[],
  entry_transaction_ids text[],
  entry_cents bigint[],
  entry_categories text[],
  entry_descriptions text[]
);

-- The open event streams, to limit them per session and per account across all processes. Written by
-- modules/account-changes.
CREATE TABLE operations.event_streams (
  id text NOT NULL,
  process_id text NOT NULL,
  account_id text NOT NULL,
  session_token_hash bytea NOT NULL,
  CONSTRAINT event_streams_pkey PRIMARY KEY (id)
);
CREATE INDEX event_streams_of_account ON operations.event_streams USING btree (account_id);
CREATE INDEX event_streams_of_session ON operations.event_streams USING btree (session_token_hash);
GRANT SELECT, INSERT, UPDATE, DELETE ON operations.event_streams TO tillbook_app;

-- One row: the oldest release that can run on this database. An older process leaves service. Written by db.
CREATE TABLE operations.oldest_release (
  one boolean DEFAULT true NOT NULL,
  -- As in db/release.json. A migration raises the number to the one in its first line.
  number integer NOT NULL,
  CONSTRAINT oldest_release_pkey PRIMARY KEY (one),
  CONSTRAINT oldest_release_one_check CHECK (one)
);
GRANT SELECT ON operations.oldest_release TO tillbook_app;

-- The processes that serve this database. Each reports every three seconds, and is presumed dead after 15
-- seconds of silence. Written by processes.
CREATE TABLE operations.processes (
  id text NOT NULL,
  host text NOT NULL,
  -- The release that the process runs (db/release.json).
  release_number integer NOT NULL,
  -- The sealing keys that the process can decrypt with.
  key_ids text[] NOT NULL,
  -- The key that the process encrypts with.
  sealing_key_id text NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  -- By the database's clock, as is started_at.
  reported_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT processes_pkey PRIMARY KEY (id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON operations.processes TO tillbook_app;

-- The applied files of functions and comments. Written by db.
CREATE TABLE operations.repeatable_files (
  name text NOT NULL,
  sha256 text NOT NULL,
  -- The release that last applied the files (db/release.json): an older release applies nothing.
  release_number integer NOT NULL,
  applied_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT repeatable_files_pkey PRIMARY KEY (name)
);
GRANT SELECT ON operations.repeatable_files TO tillbook_app;

-- Has a row while the seed or a test simulates the clock: postings may then be ahead of the database's time.
-- Written by db/simulation.ts.
CREATE TABLE operations.simulation (
  one boolean DEFAULT true NOT NULL,
  began_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT simulation_pkey PRIMARY KEY (one),
  CONSTRAINT simulation_one_check CHECK (one)
);
GRANT SELECT ON operations.simulation TO tillbook_app;

-- A merchant's settings. Written by modules/account-settings, modules/accounts, programs/seed.
CREATE TABLE public.account_settings (
  account_id text NOT NULL,
  -- The bank account that payouts go to.
  default_payment_instrument_id text,
  statement_descriptor text NOT NULL,
  -- Days from a card payment until a settlement may include its entries.
  card_settlement_days integer NOT NULL,
  -- Days from a bank payment until a settlement may include its entries.
  ach_settlement_days integer NOT NULL,
  CONSTRAINT account_settings_pkey PRIMARY KEY (account_id),
  CONSTRAINT account_settings_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT, UPDATE ON public.account_settings TO tillbook_app;

-- The distinct words of an account's payments, for searches by the beginning of a word. Written by
-- ledger.insert_transactions.
CREATE TABLE public.account_words (
  account_id text NOT NULL,
  -- In lower case, with a letter in it; of a description or a tag.
  word text NOT NULL
);
CREATE UNIQUE INDEX account_words_beginning ON public.account_words USING btree (account_id, word text_pattern_ops);
GRANT SELECT ON public.account_words TO tillbook_app;

-- Merchants' accounts. Written by modules/accounts, ledger.change_account_status.
CREATE TABLE public.accounts (
  id text NOT NULL,
  program_id text NOT NULL,
  name text NOT NULL,
  legal_name text NOT NULL,
  -- merchant, or finix_paas, whose balances are not shown.
  type text NOT NULL,
  -- active, inactive or pending. Only an active account takes payments.
  status text NOT NULL,
  -- USD: all amounts are in cents of this currency.
  currency text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  -- Gapless over the whole platform, assigned by a trigger under the lock of the row in platform_lists.
  ordinal bigint DEFAULT 0 NOT NULL,
  -- False if an admin has stopped payouts, in any status.
  payouts_allowed boolean DEFAULT true NOT NULL,
  CONSTRAINT accounts_pkey PRIMARY KEY (id),
  CONSTRAINT accounts_program_id_programs_id_fk FOREIGN KEY (program_id) REFERENCES programs(id)
);
CREATE UNIQUE INDEX accounts_list ON public.accounts USING btree (ordinal);
CREATE INDEX accounts_name ON public.accounts USING btree (name, ordinal);
CREATE INDEX accounts_search ON public.accounts USING gin ((((((name || ' '::text) || legal_name) || ' '::text) || id)) gin_trgm_ops);
CREATE INDEX accounts_status ON public.accounts USING btree (status, ordinal);
CREATE TRIGGER assigns_ordinal BEFORE INSERT ON public.accounts FOR EACH ROW EXECUTE FUNCTION ledger.next_account_ordinal();
GRANT SELECT, INSERT ON public.accounts TO tillbook_app;

-- Daily totals of an account's entries and payments, in New York time, up to the last row in activity_kept.
-- Written by ledger.roll_up_activity.
CREATE TABLE public.activity_days (
  account_id text NOT NULL,
  day date NOT NULL,
  -- For entries: payment, refund, disputed or fee. For payments: their outcome, succeeded or failed, with an
  -- amount of zero.
  kind text NOT NULL,
  -- Negative if it reduces the balance.
  amount_cents bigint NOT NULL,
  occurrences bigint NOT NULL,
  CONSTRAINT activity_days_account_id_day_kind_pk PRIMARY KEY (account_id, day, kind),
  CONSTRAINT activity_days_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT, UPDATE ON public.activity_days TO tillbook_app;

-- The last entry and the last payment of an account that are included in its daily totals. Written by
-- ledger.roll_up_activity.
CREATE TABLE public.activity_kept (
  account_id text NOT NULL,
  entry_ordinal bigint NOT NULL,
  payment_ordinal bigint NOT NULL,
  CONSTRAINT activity_kept_pkey PRIMARY KEY (account_id),
  CONSTRAINT activity_kept_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT, UPDATE ON public.activity_kept TO tillbook_app;

-- Actions, with their person, time, client address and account. Rows never change and are never deleted. Written
-- by audit, ledger.post.
CREATE TABLE public.audit_trail (
  -- Starts with the time, so IDs are in chronological order.
  id text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  user_id text,
  account_id text,
  -- Noun and verb: payment.create, session.begin.
  action text NOT NULL,
  -- The ID of the object of the action.
  subject text,
  client_address text,
  -- An object of strings, numbers and booleans that depends on the action. Never contains a secret.
  details jsonb,
  CONSTRAINT audit_trail_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_trail_account ON public.audit_trail USING btree (account_id, id);
CREATE INDEX audit_trail_action ON public.audit_trail USING btree (action, id);
CREATE INDEX audit_trail_person ON public.audit_trail USING btree (user_id, id) WHERE (account_id IS NULL);
CREATE INDEX audit_trail_user ON public.audit_trail USING btree (user_id, id);
CREATE TRIGGER no_change BEFORE UPDATE ON public.audit_trail FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.audit_trail FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT, INSERT ON public.audit_trail TO tillbook_app;

-- A merchant's business. Texts are empty until the merchant enters them. Written by modules/profiles.
CREATE TABLE public.business_profiles (
  account_id text NOT NULL,
  business_name text DEFAULT ''::text NOT NULL,
  business_type text DEFAULT ''::text NOT NULL,
  doing_business_as text DEFAULT ''::text NOT NULL,
  website text DEFAULT ''::text NOT NULL,
  mcc text DEFAULT ''::text NOT NULL,
  business_description text DEFAULT ''::text NOT NULL,
  incorporation_date text DEFAULT ''::text NOT NULL,
  address_line1 text DEFAULT ''::text NOT NULL,
  address_line2 text DEFAULT ''::text NOT NULL,
  city text DEFAULT ''::text NOT NULL,
  state text DEFAULT ''::text NOT NULL,
  zipcode text DEFAULT ''::text NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  -- Encrypted even if empty, so that a reader of the database cannot see which profiles have a number.
  sealed_ein bytea NOT NULL,
  sealing_key_id text NOT NULL,
  -- The version that a change refers to.
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT business_profiles_pkey PRIMARY KEY (account_id),
  CONSTRAINT business_profiles_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT, UPDATE ON public.business_profiles TO tillbook_app;

-- The representative of a business. Texts are empty until the merchant enters them. Written by modules/profiles.
CREATE TABLE public.business_representatives (
  account_id text NOT NULL,
  first_name text DEFAULT ''::text NOT NULL,
  last_name text DEFAULT ''::text NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  address_line1 text DEFAULT ''::text NOT NULL,
  address_line2 text DEFAULT ''::text NOT NULL,
  city text DEFAULT ''::text NOT NULL,
  state text DEFAULT ''::text NOT NULL,
  zipcode text DEFAULT ''::text NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  -- The date of birth, encrypted.
  sealed_dob bytea NOT NULL,
  -- Encrypted even if empty.
  sealed_ssn bytea NOT NULL,
  sealing_key_id text NOT NULL,
  -- The version that a change refers to.
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT business_representatives_pkey PRIMARY KEY (account_id),
  CONSTRAINT business_representatives_account_id_business_profiles_account_i FOREIGN KEY (account_id) REFERENCES business_profiles(account_id)
);
GRANT SELECT, INSERT, UPDATE ON public.business_representatives TO tillbook_app;

-- Merchants' card terminals. Written by modules/devices, modules/accounts.
CREATE TABLE public.devices (
  id text NOT NULL,
  account_id text NOT NULL,
  name text,
  serial_number text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT devices_pkey PRIMARY KEY (id),
  CONSTRAINT devices_serial_number UNIQUE (account_id, serial_number),
  CONSTRAINT devices_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT, UPDATE (name) ON public.devices TO tillbook_app;

-- The answer to a dispute. Each dispute has at most one: a second answer is rejected. Written by
-- modules/disputes.
CREATE TABLE public.dispute_answers (
  dispute_id text NOT NULL,
  -- submitted, accepted, or expired (the deadline passed without an answer).
  kind text NOT NULL,
  -- Null if the deadline passed.
  user_id text,
  at timestamp(3) with time zone NOT NULL,
  -- When a job next asks the processor about the evidence; null once the outcome is known.
  ask_processor_at timestamp(3) with time zone,
  -- Of the dispute.
  account_id text NOT NULL,
  CONSTRAINT dispute_answers_pkey PRIMARY KEY (dispute_id),
  CONSTRAINT dispute_answers_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  CONSTRAINT dispute_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX dispute_answers_open ON public.dispute_answers USING btree (ask_processor_at) WHERE (ask_processor_at IS NOT NULL);
CREATE TRIGGER fills_account BEFORE INSERT ON public.dispute_answers FOR EACH ROW WHEN ((new.account_id IS NULL)) EXECUTE FUNCTION ledger.fill_dispute_account();
GRANT SELECT, INSERT, UPDATE (ask_processor_at) ON public.dispute_answers TO tillbook_app;

-- A merchant's texts about a dispute: a draft until submitted. Written by modules/disputes.
CREATE TABLE public.dispute_evidence (
  dispute_id text NOT NULL,
  -- An object that maps evidence fields to texts.
  texts jsonb NOT NULL,
  saved_at timestamp(3) with time zone NOT NULL,
  saved_by_id text NOT NULL,
  -- Of the dispute.
  account_id text NOT NULL,
  CONSTRAINT dispute_evidence_pkey PRIMARY KEY (dispute_id),
  CONSTRAINT dispute_evidence_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  CONSTRAINT dispute_evidence_saved_by_id_users_id_fk FOREIGN KEY (saved_by_id) REFERENCES users(id)
);
CREATE TRIGGER fills_account BEFORE INSERT ON public.dispute_evidence FOR EACH ROW WHEN ((new.account_id IS NULL)) EXECUTE FUNCTION ledger.fill_dispute_account();
GRANT SELECT, INSERT, UPDATE ON public.dispute_evidence TO tillbook_app;

-- Files of the evidence, for the processor and everyone who may read the dispute. Written by modules/disputes.
CREATE TABLE public.dispute_files (
  id text NOT NULL,
  dispute_id text NOT NULL,
  -- The evidence field that the file belongs to.
  field text NOT NULL,
  name text NOT NULL,
  -- application/pdf, image/png or image/jpeg, detected from the first bytes.
  media_type text NOT NULL,
  size_bytes integer NOT NULL,
  content bytea NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  added_by_id text NOT NULL,
  -- Of the dispute.
  account_id text NOT NULL,
  CONSTRAINT dispute_files_pkey PRIMARY KEY (id),
  CONSTRAINT dispute_files_added_by_id_users_id_fk FOREIGN KEY (added_by_id) REFERENCES users(id),
  CONSTRAINT dispute_files_dispute_id_disputes_id_fk FOREIGN KEY (dispute_id) REFERENCES disputes(id)
);
CREATE INDEX dispute_files_dispute ON public.dispute_files USING btree (dispute_id);
CREATE TRIGGER fills_account BEFORE INSERT ON public.dispute_files FOR EACH ROW WHEN ((new.account_id IS NULL)) EXECUTE FUNCTION ledger.fill_dispute_account();
GRANT SELECT, INSERT, DELETE ON public.dispute_files TO tillbook_app;

-- A cardholder contests a payment; the amount is held until the dispute is won or lost. Written by ledger.post,
-- ledger.insert_dispute, modules/disputes.
CREATE TABLE public.disputes (
  id text NOT NULL,
  account_id text NOT NULL,
  -- Gapless within the account, assigned under its lock.
  ordinal bigint NOT NULL,
  transaction_id text NOT NULL,
  -- Increases if a refund of the payment fails before the dispute is won.
  amount_cents bigint NOT NULL,
  -- pending, under_review, then a final won or lost.
  status text NOT NULL,
  reason text NOT NULL,
  -- The merchant's deadline.
  respond_by timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  closed_at timestamp(3) with time zone,
  CONSTRAINT disputes_pkey PRIMARY KEY (id),
  CONSTRAINT disputes_list UNIQUE (account_id, ordinal),
  CONSTRAINT disputes_closed CHECK (((status = ANY (ARRAY['won'::text, 'lost'::text])) = (closed_at IS NOT NULL))),
  CONSTRAINT disputes_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT disputes_transaction_id_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES transactions(id)
);
CREATE UNIQUE INDEX disputes_one_open ON public.disputes USING btree (transaction_id) WHERE (closed_at IS NULL);
CREATE INDEX disputes_open ON public.disputes USING btree (respond_by) WHERE (closed_at IS NULL);
CREATE INDEX disputes_transaction ON public.disputes USING btree (transaction_id);
CREATE TRIGGER moves_forward BEFORE UPDATE ON public.disputes FOR EACH ROW EXECUTE FUNCTION ledger.check_dispute_change();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.disputes FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT, UPDATE (status) ON public.disputes TO tillbook_app;

-- Requests for another email address: confirmed by a link to the new address, then announced to the old one.
-- Written by modules/identity.
CREATE TABLE public.email_changes (
  id text NOT NULL,
  user_id text NOT NULL,
  old_email text NOT NULL,
  -- Lower case. Only the job that sends the link checks if another user already has this address.
  new_email text NOT NULL,
  -- SHA-256 of the token in the link, which is created when the mail is sent.
  token_hash bytea,
  requested_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone,
  -- When the link was used: the address changed, and the notice to the old address became due.
  confirmed_at timestamp(3) with time zone,
  next_try_at timestamp(3) with time zone NOT NULL,
  -- When the mail server accepted or permanently rejected the last mail; null while a mail is due.
  mailed_at timestamp(3) with time zone,
  CONSTRAINT email_changes_pkey PRIMARY KEY (id),
  CONSTRAINT email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX email_changes_token ON public.email_changes USING btree (token_hash);
CREATE INDEX email_changes_unsent ON public.email_changes USING btree (next_try_at) WHERE (mailed_at IS NULL);
CREATE INDEX email_changes_user ON public.email_changes USING btree (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.email_changes TO tillbook_app;

-- The lines of manual sets. A foreign key to the control accounts would make every posting lock them, so there
-- is none. Written by ledger.draft_entry_set, ledger.replace_draft, ledger.reverse_entry_set.
CREATE TABLE public.entry_lines (
  entry_set_id text NOT NULL,
  "position" integer NOT NULL,
  general_ledger_account_id text NOT NULL,
  account_id text,
  debit_cents bigint NOT NULL,
  credit_cents bigint NOT NULL,
  description text,
  CONSTRAINT entry_lines_entry_set_id_position_pk PRIMARY KEY (entry_set_id, "position"),
  CONSTRAINT entry_lines_not_negative CHECK (((debit_cents >= 0) AND (credit_cents >= 0))),
  CONSTRAINT entry_lines_one_side CHECK (((debit_cents > 0) <> (credit_cents > 0))),
  CONSTRAINT entry_lines_entry_set_id_entry_sets_id_fk FOREIGN KEY (entry_set_id) REFERENCES entry_sets(id)
);
CREATE INDEX entry_lines_account ON public.entry_lines USING btree (general_ledger_account_id, account_id);
CREATE TRIGGER no_change BEFORE UPDATE ON public.entry_lines FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_removal BEFORE TRUNCATE ON public.entry_lines FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
CREATE TRIGGER of_drafts_only BEFORE DELETE ON public.entry_lines FOR EACH ROW EXECUTE FUNCTION ledger.check_line_removal();
CREATE TRIGGER sealed AFTER INSERT ON public.entry_lines REFERENCING NEW TABLE AS added_lines FOR EACH STATEMENT EXECUTE FUNCTION ledger.check_line_addition();
GRANT SELECT ON public.entry_lines TO tillbook_app;

-- Sets of debits and credits in the general ledger, which balance once posted. The lines of a business set are
-- in its row, those of a manual set in entry_lines. Written by ledger.post, ledger.settle,
-- ledger.draft_entry_set, ledger.replace_draft, ledger.post_entry_set, ledger.reverse_entry_set.
CREATE TABLE public.entry_sets (
  id text NOT NULL,
  -- The order in which sets were started. Has a gap for each posting that was rolled back.
  ordinal bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  -- The transaction, dispute or settlement of a business set; free text of a manual set.
  reference text NOT NULL,
  description text NOT NULL,
  -- business, or manual: written by an internal admin.
  origin text NOT NULL,
  -- Draft, Posted, or Reversed by another set.
  status text NOT NULL,
  -- The email of a person, or platform.
  created_by text NOT NULL,
  effective_at timestamp(3) with time zone NOT NULL,
  posted_at timestamp(3) with time zone,
  reverses_entry_set_id text,
  -- The merchant whose subledgers contain the lines of a business set.
  account_id text,
  -- The control accounts of a business set's lines; null on a manual set.
  line_accounts text[],
  -- The signed amount of each line, in the order of line_accounts: debits above zero, credits below.
  line_cents bigint[],
  CONSTRAINT entry_sets_pkey PRIMARY KEY (id),
  CONSTRAINT entry_sets_balanced CHECK (((line_cents IS NULL) OR ledger.lines_balance(line_accounts, line_cents, account_id))),
  CONSTRAINT entry_sets_posted_at CHECK (((status = 'Draft'::text) = (posted_at IS NULL)))
);
CREATE INDEX entry_sets_manual ON public.entry_sets USING btree (ordinal) WHERE (origin = 'manual'::text);
CREATE INDEX entry_sets_period ON public.entry_sets USING brin (effective_at);
CREATE UNIQUE INDEX entry_sets_reversal ON public.entry_sets USING btree (reverses_entry_set_id) WHERE (reverses_entry_set_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT OR UPDATE ON public.entry_sets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status <> 'Draft'::text) AND (new.line_cents IS NULL))) EXECUTE FUNCTION ledger.check_balance();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.entry_sets FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
CREATE TRIGGER posted_once BEFORE UPDATE ON public.entry_sets FOR EACH ROW EXECUTE FUNCTION ledger.check_entry_set_change();
GRANT SELECT ON public.entry_sets TO tillbook_app;

-- A list that a person requested as a file. Written by modules/exports, modules/identity.
CREATE TABLE public.exports (
  id text NOT NULL,
  account_id text NOT NULL,
  user_id text NOT NULL,
  list text NOT NULL,
  format text NOT NULL,
  columns text[] NOT NULL,
  time_zone text NOT NULL,
  -- SHA-256 of the ticket in the file's address, which is valid for a minute or until the whole file has been
  -- delivered.
  ticket_hash bytea NOT NULL,
  -- The newest row of the list at the time of the request: later rows are not in the file.
  through_ordinal bigint NOT NULL,
  -- Number of rows written so far.
  row_count bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  -- When the latest download started; null if that download was abandoned.
  begun_at timestamp(3) with time zone,
  -- done once the whole file has been delivered, cancelled, or failed (can be downloaded again); null before.
  outcome text,
  -- The list's filters as parameters of the call; null if the whole list is exported.
  filter jsonb,
  -- The expected number of rows: all rows of a list, or at most 1,000 of a filter.
  total_count bigint NOT NULL,
  total_count_capped boolean DEFAULT false NOT NULL,
  -- The session of the request; the ticket is invalid once this session has ended.
  session_token_hash bytea,
  -- The process of the latest download. If the process dies, the download fails.
  process_id text,
  CONSTRAINT exports_pkey PRIMARY KEY (id),
  CONSTRAINT exports_ticket_hash_unique UNIQUE (ticket_hash),
  CONSTRAINT exports_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT exports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.exports TO tillbook_app;

-- The fees that an account pays for its payments. Written by modules/accounts.
CREATE TABLE public.fee_profiles (
  account_id text NOT NULL,
  -- fixed, or dynamic: interchange is added.
  card_fee_type text NOT NULL,
  -- Hundredths of a percent of the amount. The other percentages have the same unit.
  online_percentage_basis_points integer NOT NULL,
  online_flat_fee_cents integer NOT NULL,
  in_person_percentage_basis_points integer NOT NULL,
  in_person_flat_fee_cents integer NOT NULL,
  ach_percentage_basis_points integer NOT NULL,
  ach_minimum_fee_cents integer NOT NULL,
  ach_maximum_fee_cents integer NOT NULL,
  CONSTRAINT fee_profiles_pkey PRIMARY KEY (account_id),
  CONSTRAINT fee_profiles_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT, UPDATE ON public.fee_profiles TO tillbook_app;

-- Errors that the web apps report. Deleted after a time. Written by modules/frontend-errors.
CREATE TABLE public.frontend_errors (
  id text NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  message text NOT NULL,
  stack text,
  source text,
  context text,
  url text,
  user_agent text,
  user_id text,
  -- By the browser's clock.
  reported_at text,
  CONSTRAINT frontend_errors_pkey PRIMARY KEY (id)
);
CREATE INDEX frontend_errors_received ON public.frontend_errors USING btree (received_at);
GRANT SELECT, INSERT, DELETE ON public.frontend_errors TO tillbook_app;

-- The platform's control accounts, inserted by migration 0001. Rows never change. Written by db/migrations.
CREATE TABLE public.general_ledger_accounts (
  id text NOT NULL,
  number text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  normal_balance text NOT NULL,
  -- True if each merchant has a subledger.
  has_subledger boolean NOT NULL,
  CONSTRAINT general_ledger_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT general_ledger_accounts_number_unique UNIQUE (number)
);
CREATE TRIGGER no_change BEFORE UPDATE ON public.general_ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.general_ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT ON public.general_ledger_accounts TO tillbook_app;

-- A mail that announces a grant to a person: inserted with the grant, sent by a job, deleted if the grant is
-- revoked before. Written by modules/grants.
CREATE TABLE public.grant_mails (
  id text NOT NULL,
  user_id text NOT NULL,
  account_id text NOT NULL,
  requested_at timestamp(3) with time zone NOT NULL,
  -- When a job may send the mail. A job moves this ahead before it sends, so no other job sends the mail and a
  -- failed attempt waits.
  next_try_at timestamp(3) with time zone NOT NULL,
  sent_at timestamp(3) with time zone,
  -- When the mail server permanently rejected the mail.
  refused_at timestamp(3) with time zone,
  CONSTRAINT grant_mails_pkey PRIMARY KEY (id),
  CONSTRAINT grant_mails_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT grant_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX grant_mails_account ON public.grant_mails USING btree (account_id, user_id);
CREATE INDEX grant_mails_unsent ON public.grant_mails USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (refused_at IS NULL));
GRANT SELECT, INSERT, UPDATE, DELETE ON public.grant_mails TO tillbook_app;

-- The roles of people in accounts. Written by modules/grants, modules/team, ledger.change_member_role,
-- ledger.remove_member, programs/seed.
CREATE TABLE public.grants (
  user_id text NOT NULL,
  account_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  -- A set of permissions, by its name in the contract: owner, finance, operator or viewer. Grants from a release
  -- without roles are owners.
  role text DEFAULT 'owner'::text NOT NULL,
  CONSTRAINT grants_user_id_account_id_pk PRIMARY KEY (user_id, account_id),
  CONSTRAINT grants_role CHECK ((role = ANY (ARRAY['owner'::text, 'finance'::text, 'operator'::text, 'viewer'::text]))) NOT VALID,
  CONSTRAINT grants_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT grants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX grants_account ON public.grants USING btree (account_id);
GRANT SELECT, INSERT, DELETE ON public.grants TO tillbook_app;

-- Single-use codes that take an admin from the admin app to the merchant app on another origin. Written by
-- modules/identity.
CREATE TABLE public.handover_codes (
  -- SHA-256 of the code.
  code_hash bytea NOT NULL,
  user_id text NOT NULL,
  account_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT handover_codes_pkey PRIMARY KEY (code_hash),
  CONSTRAINT handover_codes_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT handover_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.handover_codes TO tillbook_app;

-- The use of an idempotency key, so that a repeated request has one effect. Written by ledger.record_attempt,
-- ledger.post, ledger.clear_idempotency_records, idempotency.
CREATE TABLE public.idempotency_records (
  account_id text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  -- A keyed hash of the request's body: the same key with another body is rejected.
  body_hmac bytea NOT NULL,
  -- The attempt, for calls that create a transaction.
  transaction_id text,
  -- Null while the first request is in progress.
  response_status smallint,
  -- The source of the first response: the transaction's row at that time, a refusal, or the response itself.
  response jsonb,
  created_at timestamp(3) with time zone NOT NULL,
  -- True if the key is a reference ID, which is stored forever. Null if an older release inserted the row.
  is_reference boolean,
  -- Set once the row has been reduced to the parts of the response that the transaction does not contain.
  is_retained boolean,
  CONSTRAINT idempotency_records_account_id_call_key_pk PRIMARY KEY (account_id, call, key)
);
CREATE INDEX idempotency_records_unanswered ON public.idempotency_records USING btree (transaction_id) WHERE (response_status IS NULL);
CREATE INDEX idempotency_records_unvisited ON public.idempotency_records USING btree (created_at) WHERE ((is_retained IS NULL) AND (response_status IS NOT NULL));
GRANT SELECT, INSERT, UPDATE ON public.idempotency_records TO tillbook_app;

-- Single-use tokens, each for an embedded form to store one instrument. Written by modules/payment-instruments,
-- modules/identity, modules/grants.
CREATE TABLE public.instrument_tickets (
  -- SHA-256 of the ticket.
  token_hash bytea NOT NULL,
  account_id text NOT NULL,
  purpose text NOT NULL,
  user_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  -- The stored instrument, so that a repeated request gets the lost response.
  payment_instrument_id text,
  -- A keyed hash of the request's body.
  body_hmac bytea,
  -- The session of the request; the ticket is invalid once this session has ended.
  session_token_hash bytea,
  CONSTRAINT instrument_tickets_pkey PRIMARY KEY (token_hash),
  CONSTRAINT instrument_tickets_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT instrument_tickets_payment_instrument_id_payment_instruments_id FOREIGN KEY (payment_instrument_id) REFERENCES payment_instruments(id)
);
CREATE INDEX instrument_tickets_expired ON public.instrument_tickets USING btree (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.instrument_tickets TO tillbook_app;

-- The words of the owners of an account's payment instruments, for searches by the beginning of a word. Written
-- by ledger.insert_instrument_words.
CREATE TABLE public.instrument_words (
  account_id text NOT NULL,
  -- In lower case.
  word text NOT NULL,
  -- Of the payment instrument, in its list.
  ordinal bigint NOT NULL
);
CREATE UNIQUE INDEX instrument_words_beginning ON public.instrument_words USING btree (account_id, word text_pattern_ops, ordinal);
GRANT SELECT ON public.instrument_words TO tillbook_app;

-- The credits and debits that a merchant sees. An entry changes once, from pending to settled, and is never
-- deleted. No foreign keys: only functions insert entries, together with the rows they reference. Written by
-- ledger.post, ledger.settle.
CREATE TABLE public.ledger_entries (
  id text NOT NULL,
  account_id text NOT NULL,
  transaction_id text,
  entry_set_id text NOT NULL,
  -- Gapless within the account, assigned under its lock: the order of posting.
  ordinal bigint NOT NULL,
  amount_cents bigint NOT NULL,
  type text NOT NULL,
  category text NOT NULL,
  status text NOT NULL,
  description text,
  created_at timestamp(3) with time zone NOT NULL,
  -- When a settlement may include the entry; null if it settled immediately.
  ready_to_settle_at timestamp(3) with time zone,
  settled_at timestamp(3) with time zone,
  -- The available balance after the entry settled.
  after_balance_cents bigint,
  -- Gapless within the account: the order of settling.
  settled_ordinal bigint,
  -- Null while pending, and if the entry settled immediately.
  settlement_id text,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_list UNIQUE (account_id, ordinal),
  CONSTRAINT ledger_entries_pending_ready CHECK (((status = 'settled'::text) OR (ready_to_settle_at IS NOT NULL))),
  CONSTRAINT ledger_entries_positive CHECK ((amount_cents > 0)),
  CONSTRAINT ledger_entries_settled_whole CHECK (((status = 'settled'::text) = ((settled_at IS NOT NULL) AND (after_balance_cents IS NOT NULL) AND (settled_ordinal IS NOT NULL))))
);
CREATE INDEX ledger_entries_facets ON public.ledger_entries USING btree (account_id, category, ((floor((ln((amount_cents)::double precision) * (4)::double precision)))::integer), ((settled_ordinal + 0)), amount_cents) WHERE (settled_ordinal IS NOT NULL);
CREATE INDEX ledger_entries_pending ON public.ledger_entries USING btree (account_id, ordinal) WHERE (status = 'pending'::text);
CREATE INDEX ledger_entries_ready ON public.ledger_entries USING btree (ready_to_settle_at, account_id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX ledger_entries_settled ON public.ledger_entries USING btree (account_id, settled_ordinal) WHERE (settled_ordinal IS NOT NULL);
CREATE INDEX ledger_entries_settlement ON public.ledger_entries USING btree (settlement_id, settled_ordinal) WHERE (settlement_id IS NOT NULL);
CREATE INDEX ledger_entries_transaction ON public.ledger_entries USING btree (transaction_id, ordinal);
CREATE TRIGGER changes_once BEFORE UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger.check_entry_change();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT ON public.ledger_entries TO tillbook_app;

-- Each control account's balance in a snapshot, without manual sets: a draft from before a snapshot can still be
-- posted. Written by ledger.take_snapshot.
CREATE TABLE public.ledger_snapshot_balances (
  through_ordinal bigint NOT NULL,
  general_ledger_account_id text NOT NULL,
  -- Debits minus credits since the first set.
  balance_cents bigint NOT NULL,
  CONSTRAINT ledger_snapshot_balances_through_ordinal_general_ledger_account PRIMARY KEY (through_ordinal, general_ledger_account_id),
  CONSTRAINT ledger_snapshot_balances_general_ledger_account_id_general_ledg FOREIGN KEY (general_ledger_account_id) REFERENCES general_ledger_accounts(id),
  CONSTRAINT ledger_snapshot_balances_through_ordinal_ledger_snapshots_throu FOREIGN KEY (through_ordinal) REFERENCES ledger_snapshots(through_ordinal)
);
GRANT SELECT ON public.ledger_snapshot_balances TO tillbook_app;

-- Sums of the general ledger up to an entry set, before which nothing changes. Sums and counts start from a
-- snapshot. Written by ledger.take_snapshot.
CREATE TABLE public.ledger_snapshots (
  -- The ordinal of the last entry set in the snapshot.
  through_ordinal bigint NOT NULL,
  -- Number of sets in the snapshot; ordinals have gaps.
  entry_set_count bigint NOT NULL,
  taken_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT ledger_snapshots_pkey PRIMARY KEY (through_ordinal),
  CONSTRAINT ledger_snapshots_entry_set_count_unique UNIQUE (entry_set_count),
  CONSTRAINT ledger_snapshots_through_ordinal_entry_sets_ordinal_fk FOREIGN KEY (through_ordinal) REFERENCES entry_sets(ordinal)
);
GRANT SELECT ON public.ledger_snapshots TO tillbook_app;

-- The columns that a person chose for a list, for all accounts. Written by modules/list-settings.
CREATE TABLE public.list_columns (
  user_id text NOT NULL,
  list text NOT NULL,
  columns text[] NOT NULL,
  CONSTRAINT list_columns_user_id_list_pk PRIMARY KEY (user_id, list),
  CONSTRAINT list_columns_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.list_columns TO tillbook_app;

-- An account's running balances and list counters: the row that every posting locks. The application may only
-- insert a row of zeros. Written by ledger.post, ledger.settle, ledger.save_merchant_ledger,
-- ledger.next_instrument_ordinal, modules/accounts.
CREATE TABLE public.merchant_ledgers (
  account_id text NOT NULL,
  -- Sum of the pending ledger entries.
  pending_cents bigint DEFAULT 0 NOT NULL,
  -- Sum of the settled ledger entries, which can be withdrawn. Can be negative.
  available_cents bigint DEFAULT 0 NOT NULL,
  -- The clearing effect of entries that settled immediately; the next settlement moves the amount to the bank.
  unswept_cents bigint DEFAULT 0 NOT NULL,
  -- The last ordinal assigned to a ledger entry. The other counts work the same way.
  entry_count bigint DEFAULT 0 NOT NULL,
  pending_entry_count bigint DEFAULT 0 NOT NULL,
  settled_entry_count bigint DEFAULT 0 NOT NULL,
  payment_count bigint DEFAULT 0 NOT NULL,
  payout_count bigint DEFAULT 0 NOT NULL,
  refund_count bigint DEFAULT 0 NOT NULL,
  settlement_count bigint DEFAULT 0 NOT NULL,
  dispute_count bigint DEFAULT 0 NOT NULL,
  instrument_count bigint DEFAULT 0 NOT NULL,
  -- The time of the last posting, under the account's lock: never runs backwards, even if the clock of a machine
  -- does.
  last_posted_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT merchant_ledgers_pkey PRIMARY KEY (account_id),
  CONSTRAINT merchant_ledgers_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
GRANT SELECT, INSERT (account_id, last_posted_at) ON public.merchant_ledgers TO tillbook_app;

-- Requests for a reset link, for any address: a job looks up the person. A row is deleted once its mail is sent
-- or no person has the address. Written by modules/identity.
CREATE TABLE public.password_reset_requests (
  id text NOT NULL,
  -- As requested, in lower case.
  email text NOT NULL,
  client_address text,
  requested_at timestamp(3) with time zone NOT NULL,
  next_try_at timestamp(3) with time zone NOT NULL,
  -- When a link was first created for the request.
  linked_at timestamp(3) with time zone,
  CONSTRAINT password_reset_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX password_reset_requests_due ON public.password_reset_requests USING btree (next_try_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.password_reset_requests TO tillbook_app;

-- Links that set a password. Written by modules/identity.
CREATE TABLE public.password_resets (
  -- SHA-256 of the token in the link.
  token_hash bytea NOT NULL,
  user_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  used_at timestamp(3) with time zone,
  CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash),
  CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.password_resets TO tillbook_app;

-- Stored cards and bank accounts. Written by modules/payment-instruments, programs/key-rotation.
CREATE TABLE public.payment_instruments (
  id text NOT NULL,
  account_id text NOT NULL,
  -- Gapless within the account, assigned under its lock.
  ordinal bigint NOT NULL,
  type text NOT NULL,
  -- buyer: can be charged. payout: receives payouts.
  purpose text NOT NULL,
  status text NOT NULL,
  owner_name text NOT NULL,
  last_four text NOT NULL,
  description text,
  card_brand text,
  expiration_month integer,
  expiration_year integer,
  bank_account_type text,
  routing_number text,
  postal_code text,
  -- An object of strings.
  billing_address jsonb,
  -- The number, encrypted with a key that is not in the database.
  sealed_number bytea NOT NULL,
  -- The key of sealed_number; see sealing_keys.
  sealing_key_id text NOT NULL,
  -- A keyed hash of the number, to find the same number without decrypting it.
  number_fingerprint bytea NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT payment_instruments_pkey PRIMARY KEY (id),
  CONSTRAINT payment_instruments_list UNIQUE (account_id, ordinal),
  CONSTRAINT payment_instruments_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX payment_instruments_fingerprint ON public.payment_instruments USING btree (account_id, number_fingerprint);
CREATE INDEX payment_instruments_last_four ON public.payment_instruments USING btree (account_id, last_four, ordinal);
CREATE TRIGGER inserts_words AFTER INSERT ON public.payment_instruments FOR EACH ROW EXECUTE FUNCTION ledger.insert_instrument_words();
GRANT SELECT, INSERT ON public.payment_instruments TO tillbook_app;

-- The lengths of the lists that belong to the platform, not to one account. Written by
-- ledger.next_account_ordinal.
CREATE TABLE public.platform_lists (
  name text NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT platform_lists_pkey PRIMARY KEY (name)
);
GRANT SELECT ON public.platform_lists TO tillbook_app;

-- Notices of the processor that a payment is disputed or was returned. Recorded before anything is posted, so
-- that a refund that fails meanwhile is posted correctly. Rows never change. Written by modules/transactions.
CREATE TABLE public.processor_notices (
  transaction_id text NOT NULL,
  -- dispute or return.
  kind text NOT NULL,
  reason text NOT NULL,
  told_at timestamp(3) with time zone NOT NULL,
  -- Of the payment.
  account_id text NOT NULL,
  CONSTRAINT processor_notices_transaction_id_kind_pk PRIMARY KEY (transaction_id, kind),
  CONSTRAINT processor_notices_transaction_id_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES transactions(id)
);
CREATE TRIGGER fills_account BEFORE INSERT ON public.processor_notices FOR EACH ROW WHEN ((new.account_id IS NULL)) EXECUTE FUNCTION ledger.fill_notice_account();
CREATE TRIGGER no_change BEFORE UPDATE ON public.processor_notices FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.processor_notices FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT, INSERT ON public.processor_notices TO tillbook_app;

-- Groups that accounts belong to. Written by modules/programs, modules/accounts.
CREATE TABLE public.programs (
  id text NOT NULL,
  name text NOT NULL,
  CONSTRAINT programs_pkey PRIMARY KEY (id)
);
GRANT SELECT, INSERT ON public.programs TO tillbook_app;

-- Requested receipts; a job sends them. Written by modules/receipts.
CREATE TABLE public.receipts (
  id text NOT NULL,
  account_id text NOT NULL,
  transaction_id text NOT NULL,
  recipient_email text NOT NULL,
  sent_at timestamp(3) with time zone,
  requested_at timestamp(3) with time zone NOT NULL,
  -- When a job may send the mail. A job moves this ahead before it sends, so no other job sends the mail and a
  -- failed attempt waits.
  next_try_at timestamp(3) with time zone NOT NULL,
  -- When the mail server permanently rejected the mail.
  refused_at timestamp(3) with time zone,
  requested_by_id text,
  CONSTRAINT receipts_pkey PRIMARY KEY (id),
  CONSTRAINT receipts_requested_by_id_users_id_fk FOREIGN KEY (requested_by_id) REFERENCES users(id),
  CONSTRAINT receipts_transaction_id_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES transactions(id)
);
CREATE INDEX receipts_recipient ON public.receipts USING btree (account_id, lower(recipient_email), id);
CREATE INDEX receipts_transaction ON public.receipts USING btree (transaction_id);
CREATE INDEX receipts_unsent ON public.receipts USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (refused_at IS NULL));
GRANT SELECT, INSERT, UPDATE (sent_at, next_try_at, refused_at) ON public.receipts TO tillbook_app;

-- Filters and order of an account's list, named by the person. Written by modules/list-settings.
CREATE TABLE public.saved_views (
  id text NOT NULL,
  user_id text NOT NULL,
  account_id text NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  -- The search parameters of the list's address: an object of strings.
  view jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT saved_views_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (user_id, account_id, list, name);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.saved_views TO tillbook_app;

-- The keys that stored numbers are encrypted with. The keys themselves are in files; a start with another key is
-- rejected. Written by vault.
CREATE TABLE public.sealing_keys (
  id text NOT NULL,
  -- A known text, encrypted with the key, to recognize it.
  "check" bytea NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  -- When encryption with the key started: null while processes still receive the key.
  seals_from timestamp(3) with time zone,
  CONSTRAINT sealing_keys_pkey PRIMARY KEY (id)
);
GRANT SELECT, INSERT ON public.sealing_keys TO tillbook_app;

-- Runs of the demo seed; finished_at is set once all data exists. Written by programs/seed.
CREATE TABLE public.seedings (
  name text NOT NULL,
  began_at timestamp(3) with time zone NOT NULL,
  finished_at timestamp(3) with time zone,
  CONSTRAINT seedings_pkey PRIMARY KEY (name)
);
GRANT SELECT ON public.seedings TO tillbook_app;

-- Sessions of signed-in people. Written by modules/identity.
CREATE TABLE public.sessions (
  -- SHA-256 of the token, so that no one can sign in with the contents of the database.
  token_hash bytea NOT NULL,
  user_id text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  last_seen_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_expired ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.sessions TO tillbook_app;

-- Runs that moved an account's ready entries from pending to settled. Rows are never deleted. Written by
-- ledger.settle.
CREATE TABLE public.settlements (
  id text NOT NULL,
  account_id text NOT NULL,
  -- Gapless within the account, assigned under its lock.
  ordinal bigint NOT NULL,
  entry_set_id text NOT NULL,
  -- Sum of the settled entries that are not fees: credits minus debits.
  total_amount_cents bigint NOT NULL,
  -- Sum of the settled fees: above zero if they reduce the balance.
  total_fees_cents bigint NOT NULL,
  net_amount_cents bigint NOT NULL,
  entry_count integer NOT NULL,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT settlements_pkey PRIMARY KEY (id),
  CONSTRAINT settlements_list UNIQUE (account_id, ordinal),
  CONSTRAINT settlements_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT settlements_entry_set_id_entry_sets_id_fk FOREIGN KEY (entry_set_id) REFERENCES entry_sets(id)
);
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.settlements FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT ON public.settlements TO tillbook_app;

-- A statement that a person requested as a file. Written by modules/statements, modules/identity.
CREATE TABLE public.statement_files (
  -- SHA-256 of the ticket in the file's address, which is valid for a minute or until the whole file has been
  -- delivered.
  ticket_hash bytea NOT NULL,
  account_id text NOT NULL,
  user_id text NOT NULL,
  -- In New York: 2026-11.
  month text NOT NULL,
  format text NOT NULL,
  -- The first settled ordinal of the month at the time of the request: entries that settle later are not in the
  -- file.
  first_ordinal bigint NOT NULL,
  last_ordinal bigint NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  -- When the whole file was delivered, after which its address is closed.
  taken_at timestamp(3) with time zone,
  -- The session of the request; the ticket is invalid once this session has ended.
  session_token_hash bytea,
  CONSTRAINT statement_files_pkey PRIMARY KEY (ticket_hash),
  CONSTRAINT statement_files_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT statement_files_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.statement_files TO tillbook_app;

-- Invites to an account's team: single-use, valid for seven days and for one address. Written by modules/team.
CREATE TABLE public.team_invites (
  id text NOT NULL,
  account_id text NOT NULL,
  -- Lower case. No user with this address is looked up before the link is opened.
  email text NOT NULL,
  -- The role that the person gets on acceptance.
  role text NOT NULL,
  -- SHA-256 of the token in the link, which is created when the mail is sent.
  token_hash bytea,
  invited_by_id text NOT NULL,
  invited_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  accepted_at timestamp(3) with time zone,
  withdrawn_at timestamp(3) with time zone,
  -- When a job may send the mail. A job moves this ahead before it sends, so no other job sends the mail and a
  -- failed attempt waits.
  next_try_at timestamp(3) with time zone NOT NULL,
  sent_at timestamp(3) with time zone,
  -- When the mail server permanently rejected the mail.
  refused_at timestamp(3) with time zone,
  CONSTRAINT team_invites_pkey PRIMARY KEY (id),
  CONSTRAINT team_invites_role CHECK ((role = ANY (ARRAY['owner'::text, 'finance'::text, 'operator'::text, 'viewer'::text]))),
  CONSTRAINT team_invites_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT team_invites_invited_by_id_users_id_fk FOREIGN KEY (invited_by_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX team_invites_open ON public.team_invites USING btree (account_id, email) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX team_invites_token ON public.team_invites USING btree (token_hash);
CREATE INDEX team_invites_unsent ON public.team_invites USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (refused_at IS NULL));
GRANT SELECT, INSERT, UPDATE, DELETE ON public.team_invites TO tillbook_app;

-- Numbers of attempts within a window of time. Written by http, modules/identity.
CREATE TABLE public.throttles (
  name text NOT NULL,
  -- A keyed hash of the person, account or address that is counted.
  subject bytea NOT NULL,
  window_started_at timestamp(3) with time zone NOT NULL,
  -- Attempts that failed or are in progress.
  count integer NOT NULL,
  -- Attempts that failed.
  failed_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT throttles_name_subject_pk PRIMARY KEY (name, subject)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON public.throttles TO tillbook_app;

-- The transactions that have a word in their description or tags: an inverted index. Written by
-- ledger.insert_transactions.
CREATE TABLE public.transaction_words (
  -- 64 bits of account, list (with " tags" for words of tags) and word: see ledger.word_key.
  word_key bigint NOT NULL,
  -- Of the transaction, in its list.
  ordinal bigint NOT NULL,
  -- The account, which is also part of the key, to route a statement by.
  account_id text NOT NULL,
  CONSTRAINT transaction_words_word_key_ordinal_pk PRIMARY KEY (word_key, ordinal)
);
CREATE TRIGGER fills_account BEFORE INSERT ON public.transaction_words FOR EACH ROW WHEN ((new.account_id IS NULL)) EXECUTE FUNCTION ledger.fill_word_account();
GRANT SELECT ON public.transaction_words TO tillbook_app;

-- Movements of money between a merchant and another party: payments, payouts and refunds. Only the status of a
-- row changes, until it is final; rows are never deleted. Written by ledger.post, ledger.insert_transactions,
-- modules/transactions.
CREATE TABLE public.transactions (
  id text NOT NULL,
  account_id text NOT NULL,
  -- payments, payouts or refunds, derived from type and subtype.
  list text NOT NULL,
  -- Gapless within account and list, assigned under the account's lock.
  ordinal bigint NOT NULL,
  -- Above zero in both directions.
  amount_cents bigint NOT NULL,
  -- pull: to the merchant; push: from the merchant.
  type text NOT NULL,
  -- For a push: refund, adjustment, chargeback or reversal. Null for a payout and a payment.
  subtype text,
  -- created, pending, then a final succeeded, completed or failed.
  status text NOT NULL,
  method text,
  channel text,
  payment_instrument_id text,
  -- Serial number of the terminal that took the payment.
  serial_number text,
  -- The payment of a refund or chargeback, or the transaction that a reversal undoes.
  parent_transaction_id text,
  reference_id text,
  description text,
  -- An object of strings, as sent by the caller.
  tags jsonb,
  failure_code text,
  failure_message text,
  created_at timestamp(3) with time zone NOT NULL,
  -- When the outcome was recorded. Until then, a job asks the processor again.
  final_at timestamp(3) with time zone,
  -- When a job next asks the processor. Affects jobs, not money.
  ask_processor_at timestamp(3) with time zone,
  -- The email of the person who requested the transaction; null if the platform did.
  created_by text,
  -- Of the instrument's number, copied on insert for the indexes.
  last_four text,
  -- The Bloom filter signature of the description: see ledger.word_bits.
  word_bits bigint DEFAULT 0 NOT NULL,
  -- The failed refund that caused a further reversal or chargeback of its payment.
  cause_transaction_id text,
  CONSTRAINT transactions_pkey PRIMARY KEY (id),
  CONSTRAINT transactions_final CHECK (((status = ANY (ARRAY['succeeded'::text, 'completed'::text, 'failed'::text])) = (final_at IS NOT NULL))),
  CONSTRAINT transactions_in_their_list CHECK ((list =
CASE
    WHEN (type = 'pull'::text) THEN 'payments'::text
    WHEN (subtype = 'refund'::text) THEN 'refunds'::text
    ELSE 'payouts'::text
END)),
  CONSTRAINT transactions_positive CHECK ((amount_cents > 0)),
  CONSTRAINT transactions_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT transactions_cause_transaction_id_transactions_id_fk FOREIGN KEY (cause_transaction_id) REFERENCES transactions(id),
  CONSTRAINT transactions_parent_transaction_id_transactions_id_fk FOREIGN KEY (parent_transaction_id) REFERENCES transactions(id),
  CONSTRAINT transactions_payment_instrument_id_payment_instruments_id_fk FOREIGN KEY (payment_instrument_id) REFERENCES payment_instruments(id)
);
CREATE INDEX transactions_amounts ON public.transactions USING btree (account_id, list, amount_cents, ((ordinal + 0)), ordinal, status, method, channel, last_four);
CREATE INDEX transactions_facets ON public.transactions USING btree (account_id, list, status, method, channel, ((floor((ln((amount_cents)::double precision) * (4)::double precision)))::integer), ((ordinal + 0)), ordinal, amount_cents, word_bits);
CREATE INDEX transactions_failed_payouts ON public.transactions USING btree (final_at) WHERE ((list = 'payouts'::text) AND (status = 'failed'::text));
CREATE INDEX transactions_last_four ON public.transactions USING btree (account_id, list, last_four, status, method, channel, ((floor((ln((amount_cents)::double precision) * (4)::double precision)))::integer), ((ordinal + 0)), ordinal, amount_cents, word_bits) WHERE (last_four IS NOT NULL);
CREATE UNIQUE INDEX transactions_list ON public.transactions USING btree (account_id, list, ordinal) INCLUDE (status, method, channel, last_four, amount_cents, word_bits);
CREATE UNIQUE INDEX transactions_one_reversal_per_cause ON public.transactions USING btree (parent_transaction_id, COALESCE(cause_transaction_id, parent_transaction_id)) WHERE ((subtype = 'reversal'::text) OR (cause_transaction_id IS NOT NULL));
CREATE INDEX transactions_open ON public.transactions USING btree (ask_processor_at) WHERE (final_at IS NULL);
CREATE INDEX transactions_parent ON public.transactions USING btree (parent_transaction_id) WHERE (parent_transaction_id IS NOT NULL);
CREATE INDEX transactions_reference ON public.transactions USING btree (account_id, reference_id, created_at) WHERE (reference_id IS NOT NULL);
CREATE INDEX transactions_subtype ON public.transactions USING btree (account_id, subtype, ordinal) WHERE ((list = 'payouts'::text) AND (subtype IS NOT NULL));
CREATE TRIGGER immutable_columns BEFORE UPDATE OF id, account_id, list, ordinal, amount_cents, type, subtype, method, channel, payment_instrument_id, last_four, serial_number, parent_transaction_id, cause_transaction_id, reference_id, description, word_bits, tags, created_by, created_at ON public.transactions FOR EACH ROW EXECUTE FUNCTION ledger.check_transaction_change();
CREATE TRIGGER moves_forward BEFORE UPDATE ON public.transactions FOR EACH ROW WHEN (((old.final_at IS NOT NULL) OR ((new.status <> old.status) AND (NOT (((old.status = 'created'::text) AND (new.status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text]))) OR ((old.status = 'pending'::text) AND (new.status = ANY (ARRAY['succeeded'::text, 'completed'::text, 'failed'::text])))))))) EXECUTE FUNCTION ledger.check_transaction_change();
CREATE TRIGGER no_removal BEFORE DELETE OR TRUNCATE ON public.transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_removal();
GRANT SELECT, UPDATE (ask_processor_at) ON public.transactions TO tillbook_app;

-- People who sign in. Written by modules/identity, modules/grants, modules/team.
CREATE TABLE public.users (
  id text NOT NULL,
  -- Lower case.
  email text NOT NULL,
  -- Argon2id; null until the person sets a password through the link in their mail.
  password_hash text,
  -- internal_admin, or empty.
  roles text[] NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_unique UNIQUE (email)
);
GRANT SELECT, INSERT, UPDATE ON public.users TO tillbook_app;

-- Disputes whose evidence the sandbox processor received, and their outcomes. Written by processor.
CREATE TABLE sandbox_processor.evidence (
  -- The platform's dispute ID: the same key gets the same response.
  key text NOT NULL,
  -- won or lost: decided immediately, returned from outcome_at on.
  outcome text NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  outcome_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT evidence_pkey PRIMARY KEY (key)
);
GRANT SELECT, INSERT ON sandbox_processor.evidence TO tillbook_app;

-- Requests to the sandbox processor and their outcomes. Only its own code reads the table. Written by processor.
CREATE TABLE sandbox_processor.requests (
  -- The platform's transaction ID: the same key gets the same response.
  key text NOT NULL,
  -- card_charge, terminal_charge, bank_debit, payout or refund.
  kind text NOT NULL,
  amount_cents bigint NOT NULL,
  -- approved or declined: decided when the request arrives, returned from outcome_at on.
  outcome text NOT NULL,
  -- True if the cardholder will dispute the payment.
  disputed boolean NOT NULL,
  decline_code text,
  decline_message text,
  requested_at timestamp(3) with time zone NOT NULL,
  outcome_at timestamp(3) with time zone NOT NULL,
  -- When the platform confirmed the dispute.
  dispute_confirmed_at timestamp(3) with time zone,
  -- True if the bank will return the payment.
  returned boolean DEFAULT false NOT NULL,
  -- When the platform confirmed the return.
  return_confirmed_at timestamp(3) with time zone,
  CONSTRAINT requests_pkey PRIMARY KEY (key)
);
CREATE INDEX requests_disputes ON sandbox_processor.requests USING btree (outcome_at) WHERE (disputed AND (dispute_confirmed_at IS NULL));
CREATE INDEX requests_outcome ON sandbox_processor.requests USING btree (outcome, outcome_at);
CREATE INDEX requests_returns ON sandbox_processor.requests USING btree (outcome_at) WHERE (returned AND (return_confirmed_at IS NULL));
GRANT SELECT, INSERT, UPDATE (dispute_confirmed_at, return_confirmed_at) ON sandbox_processor.requests TO tillbook_app;

-- All lines of the general ledger, of business and manual sets. Fast for a few sets.
CREATE VIEW public.ledger_lines AS
 SELECT entry_lines.entry_set_id,
    entry_lines."position",
    entry_lines.general_ledger_account_id,
    entry_lines.account_id,
    entry_lines.debit_cents,
    entry_lines.credit_cents,
    entry_lines.description
   FROM entry_lines
UNION ALL
 SELECT s.id AS entry_set_id,
    (l."position")::integer AS "position",
    l.account AS general_ledger_account_id,
        CASE
            WHEN (l.account = ANY (ARRAY['gla_merchant_payable_pending'::text, 'gla_merchant_payable_available'::text, 'gla_payouts_in_transit'::text, 'gla_disputes_held_funds'::text])) THEN s.account_id
            ELSE NULL::text
        END AS account_id,
    GREATEST(l.cents, (0)::bigint) AS debit_cents,
    GREATEST((- l.cents), (0)::bigint) AS credit_cents,
    NULL::text AS description
   FROM entry_sets s,
    LATERAL UNNEST(s.line_accounts, s.line_cents) WITH ORDINALITY l(account, cents, "position");
GRANT SELECT ON public.ledger_lines TO tillbook_app;
