-- Statements on accounts' rows that name no account, with the reasons. statements.test.ts sends every call and job and rotates
-- the key; it refuses both an undeclared statement and a declared statement that is no longer sent. Texts have no quotes, and
-- parameters no numbers.
-- Functions are in functions/. A reason applies to all statements up to the next reason.

-- The call names only an object: the object's account is found first, and every further statement names that account.
select account_id from disputes where disputes.id = $;

select account_id from exports where exports.id = $;

select account_id from payment_instruments where payment_instruments.id = $;

select account_id from settlements where settlements.id = $;

select account_id from transactions where transactions.id = $;

-- A form, a download or an invite's link sends only a ticket, which leads to the account.
select account_id, purpose, user_id, payment_instrument_id, body_hmac from instrument_tickets where
  (instrument_tickets.token_hash = $ and instrument_tickets.used_at is not null and instrument_tickets.expires_at > $ and
  exists (select from sessions where sessions.token_hash = instrument_tickets.session_token_hash and sessions.ended_at is null
  and sessions.expires_at > $ and sessions.last_seen_at > $));

select team_invites.id, team_invites.account_id, team_invites.email, team_invites.role, team_invites.token_hash,
  team_invites.invited_by_id, team_invites.invited_at, team_invites.expires_at, team_invites.accepted_at,
  team_invites.withdrawn_at, team_invites.next_try_at, team_invites.sent_at, team_invites.refused_at, accounts.name from
  team_invites inner join accounts on accounts.id = team_invites.account_id where (team_invites.token_hash = $ and
  (team_invites.accepted_at is null and team_invites.withdrawn_at is null) and team_invites.expires_at > $);

select id, account_id, user_id, list, filter, format, columns, time_zone, ticket_hash, session_token_hash, through_ordinal,
  total_count, total_count_capped, row_count, created_at, expires_at, begun_at, process_id, outcome from exports where
  (exports.ticket_hash = $ and (exports.outcome is null or exports.outcome = $) and exports.expires_at > $ and exists (select
  from sessions where sessions.token_hash = exports.session_token_hash and sessions.ended_at is null and sessions.expires_at >
  $ and sessions.last_seen_at > $));

update instrument_tickets set used_at = $ where (instrument_tickets.token_hash = $ and instrument_tickets.used_at is null and
  instrument_tickets.expires_at > $ and exists (select from sessions where sessions.token_hash =
  instrument_tickets.session_token_hash and sessions.ended_at is null and sessions.expires_at > $ and sessions.last_seen_at >
  $)) returning account_id, purpose, user_id;

select ticket_hash, session_token_hash, account_id, user_id, month, format, first_ordinal, last_ordinal, created_at,
  expires_at, taken_at from statement_files where (statement_files.ticket_hash = $ and statement_files.taken_at is null and
  statement_files.expires_at > $ and exists (select from sessions where sessions.token_hash =
  statement_files.session_token_hash and sessions.ended_at is null and sessions.expires_at > $ and sessions.last_seen_at > $));

-- Finds the due work of every account: each row contains its account, which the job names.
select account_id from ledger_entries where (ledger_entries.status = $ and ledger_entries.ready_to_settle_at <= $) group by
  ledger_entries.account_id order by md5(ledger_entries.account_id || $::text) limit $;

select account_id, dispute_id from dispute_answers where dispute_answers.ask_processor_at <= $ order by
  dispute_answers.ask_processor_at limit $;

select account_id, id from disputes where (disputes.closed_at is null and disputes.status = $ and disputes.respond_by <= $)
  order by md5(disputes.id || $::text) limit $;

select account_id, id from grant_mails where (grant_mails.sent_at is null and grant_mails.refused_at is null and
  grant_mails.next_try_at <= $) order by grant_mails.next_try_at asc limit $;

select account_id, id from receipts where (receipts.sent_at is null and receipts.refused_at is null and receipts.next_try_at
  <= $) order by receipts.next_try_at asc limit $;

select account_id, id from team_invites where (team_invites.sent_at is null and team_invites.refused_at is null and
  team_invites.next_try_at <= $ and team_invites.withdrawn_at is null and team_invites.expires_at > $) order by
  team_invites.next_try_at asc limit $;

select account_id, id from transactions where (transactions.final_at is null and transactions.ask_processor_at <= $) order by
  transactions.ask_processor_at limit $;

select account_id, id from transactions where (transactions.final_at is null and transactions.status = $);

-- Rotates the key: finds the rows of every account that another key sealed. Each row contains its account, which every further
-- statement names.
select account_id, id, sealed_number, sealing_key_id from payment_instruments where payment_instruments.sealing_key_id <> $
  limit $ for no key update;

select business_profiles.account_id from business_profiles left join business_representatives on
  business_representatives.account_id = business_profiles.account_id where (business_profiles.sealing_key_id <> $ or
  business_representatives.sealing_key_id <> $) limit $;

-- Removes expired rows of all accounts.
delete from exports where ctid = any(array(select ctid from exports where exports.expires_at < $ limit $));

delete from instrument_tickets where ctid = any(array(select ctid from instrument_tickets where instrument_tickets.expires_at < $ limit $));

delete from statement_files where ctid = any(array(select ctid from statement_files where statement_files.expires_at < $ limit $));

delete from team_invites where ctid = any(array(select ctid from team_invites where team_invites.expires_at < $ limit $));

function ledger.clear_idempotency_records(timestamp with time zone,integer);

-- Records actions without an account: signing in, the general ledger, programs, reading lists of the platform.
insert into audit_trail (id, at, user_id, account_id, action, subject, client_address, details) values ($, default, $,
  default, $);

insert into audit_trail (id, at, user_id, account_id, action, subject, client_address, details) values ($, default, $,
  default, default);

insert into audit_trail (id, at, user_id, account_id, action, subject, client_address, details) values ($, default, $,
  default, default, default);

-- Reads the audit trail for an account's people and for internal admins: signing in has no account.
select audit_trail.id, audit_trail.at, audit_trail.user_id, audit_trail.account_id, audit_trail.action, audit_trail.subject,
  audit_trail.client_address, audit_trail.details, users.email, accounts.name from audit_trail left join users on users.id =
  audit_trail.user_id left join accounts on accounts.id = audit_trail.account_id where audit_trail.id in ($) order by
  audit_trail.id desc;

select audit_trail.id, audit_trail.at, audit_trail.user_id, audit_trail.account_id, audit_trail.action, audit_trail.subject,
  audit_trail.client_address, audit_trail.details, users.email, grants.user_id is null and coalesce($ = any(users.roles),
  true) from ((select id from audit_trail where audit_trail.account_id = $ order by audit_trail.id desc limit $) union all
  (select of_person.id from grants inner join lateral (select id from audit_trail where (audit_trail.user_id = grants.user_id
  and audit_trail.account_id is null and audit_trail.action in ($) and audit_trail.at >= grants.created_at) order by
  audit_trail.id desc limit $) of_person on true where grants.account_id = $ order by of_person.id desc limit $) order by id
  desc limit $) page inner join audit_trail on audit_trail.id = page.id left join users on users.id = audit_trail.user_id left
  join grants on (grants.user_id = audit_trail.user_id and grants.account_id = $) order by audit_trail.id desc;

select id from audit_trail order by audit_trail.id desc limit $;

select of_action.id from unnest($::text[]) as change (action) inner join lateral (select id from audit_trail where
  audit_trail.action = change.action order by audit_trail.id desc limit $) of_action on true order by of_action.id desc limit
  $;

-- Shows internal admins the work of the platform: waiting, held or failed payments and disputes of every account.
select count(*) from transactions where (transactions.final_at is null and transactions.status = $);

select count(*) from transactions where (transactions.list = 'payouts' and transactions.status = 'failed' and
  transactions.final_at >= $);

select count(*), sum(amount_cents) from disputes where disputes.closed_at is null;

select disputes.id, disputes.account_id, accounts.name, disputes.respond_by from disputes inner join accounts on accounts.id =
  disputes.account_id where (disputes.closed_at is null and disputes.status = $ and disputes.respond_by > $) order by
  disputes.respond_by asc limit $;

select list, count(*), sum(amount_cents) from transactions where (transactions.id >= $ and transactions.status in ('pending',
  'succeeded', 'completed') and (transactions.subtype is null or transactions.subtype = 'refund')) group by transactions.list;

select transactions.id, transactions.account_id, accounts.name, transactions.amount_cents, transactions.created_at,
  transactions.failure_message from transactions inner join accounts on accounts.id = transactions.account_id where
  (transactions.list = 'payouts' and transactions.status = 'failed' and transactions.final_at >= $) order by
  transactions.final_at desc limit $;

-- Shows internal admins the work of the platform: the number of recently posted entry sets.
select count(*) from entry_sets where ((entry_sets.id >= $ or entry_sets.origin = 'manual') and entry_sets.posted_at >= $);

-- The general ledger has no account: internal admins name a set, or the object that it references, by ID alone.
select distinct entry_set_id from ledger_entries where ledger_entries.transaction_id = $;

select entry_set_id from settlements where settlements.id = $;

select id from entry_sets where entry_sets.id = $;

select transaction_id from disputes where disputes.id = $;

-- Lists, sums and searches the general ledger: the only reads that depend on entry_sets.ordinal.
select count(*) from entry_sets where entry_sets.ordinal > $;

select entry_sets.id, entry_sets.ordinal, entry_sets.reference, entry_sets.description, entry_sets.origin, entry_sets.status,
  entry_sets.created_by, entry_sets.effective_at, entry_sets.posted_at, entry_sets.reverses_entry_set_id,
  entry_sets.account_id, entry_sets.line_accounts, entry_sets.line_cents, users.email, accounts.name, reversals.id from
  entry_sets left join accounts on accounts.id = entry_sets.account_id left join users on users.id = entry_sets.created_by
  left join entry_sets reversals on reversals.reverses_entry_set_id = entry_sets.id where entry_sets.id in ($) order by
  entry_sets.ordinal desc;

select id from entry_sets order by entry_sets.ordinal desc limit $;

select id, ordinal from entry_sets where (entry_sets.effective_at >= $ and entry_sets.effective_at < $) order by
  entry_sets.ordinal desc limit $;

select id, ordinal from entry_sets where (entry_sets.line_accounts @> $ or exists (select 1 from entry_lines where
  (entry_lines.entry_set_id = entry_sets.id and entry_lines.general_ledger_account_id = $))) order by entry_sets.ordinal desc
  limit $;

select id, ordinal from entry_sets where (entry_sets.ordinal >= $ and (entry_sets.reference ilike $ or entry_sets.description
  ilike $)) order by entry_sets.ordinal desc limit $;

select id, ordinal from entry_sets where (entry_sets.status = $ and entry_sets.origin = 'manual') order by entry_sets.ordinal
  desc limit $;

select id, ordinal from entry_sets where entry_sets.status = $ order by entry_sets.ordinal desc limit $;

select max(ordinal) from entry_sets;

with newest as (select coalesce(max(through_ordinal), 0) as through_ordinal from ledger_snapshots), moved as ( select
  b.general_ledger_account_id, b.balance_cents from ledger_snapshot_balances b join newest n on n.through_ordinal =
  b.through_ordinal union all select l.account, l.cents from entry_sets s, unnest(s.line_accounts, s.line_cents) as l
  (account, cents) where s.ordinal > (select through_ordinal from newest) and s.origin = 'business' union all select
  l.general_ledger_account_id, l.debit_cents - l.credit_cents from entry_sets s join entry_lines l on l.entry_set_id = s.id
  where s.origin = 'manual' and s.status <> 'Draft' ) select g.id, g.number, g.name, g.type, g.normal_balance,
  g.has_subledger, coalesce(sum(m.balance_cents), 0)::text as balance_cents from general_ledger_accounts g left join moved m
  on m.general_ledger_account_id = g.id group by g.id order by g.number;

-- Manual sets have no account: only internal admins write them.
function ledger.check_line_addition();

function ledger.check_line_removal();

function ledger.draft_entry_set(jsonb);

function ledger.post_entry_set(jsonb);

function ledger.replace_draft(jsonb);

function ledger.reverse_entry_set(jsonb);

-- Reads the general ledger of all accounts up to a set: snapshots are taken in the order of entry_sets.ordinal.
function ledger.take_snapshot(jsonb);

-- Called by processes of the previous release, which name no account; the next release drops these functions.
function ledger.fill_dispute_account();

function ledger.fill_notice_account();

function ledger.fill_word_account();

function ledger.refundable_cents(text);

function ledger.refused(text,text);

function ledger.unclaimed_cents(text);
