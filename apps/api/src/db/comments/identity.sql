COMMENT ON TABLE users IS 'People who sign in. Written by modules/identity, modules/grants, modules/team.';
COMMENT ON COLUMN users.email IS 'Lower case.';
COMMENT ON COLUMN users.password_hash IS 'Argon2id; null until the person sets a password through the link in their mail.';
COMMENT ON COLUMN users.roles IS 'internal_admin, or empty.';

COMMENT ON TABLE grants IS
  'The roles of people in accounts. Written by modules/grants, modules/team, ledger.change_member_role, ledger.remove_member, programs/seed.';
COMMENT ON COLUMN grants.role IS
  'A set of permissions, by its name in the contract: owner, finance, operator or viewer. Grants from a '
  'release without roles are owners.';

COMMENT ON TABLE grant_mails IS
  'A mail that announces a grant to a person: inserted with the grant, sent by a job, deleted if the grant is revoked before. '
  'Written by modules/grants.';
COMMENT ON COLUMN grant_mails.next_try_at IS
  'When a job may send the mail. A job moves this ahead before it sends, so no other job sends the mail and a failed attempt waits.';
COMMENT ON COLUMN grant_mails.refused_at IS 'When the mail server permanently rejected the mail.';

COMMENT ON TABLE sessions IS 'Sessions of signed-in people. Written by modules/identity.';
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the token, so that no one can sign in with the contents of the database.';

COMMENT ON TABLE password_resets IS 'Links that set a password. Written by modules/identity.';
COMMENT ON COLUMN password_resets.token_hash IS 'SHA-256 of the token in the link.';

COMMENT ON TABLE password_reset_requests IS
  'Requests for a reset link, for any address: a job looks up the person. A row is deleted once its mail is sent or no person has '
  'the address. Written by modules/identity.';
COMMENT ON COLUMN password_reset_requests.email IS 'As requested, in lower case.';
COMMENT ON COLUMN password_reset_requests.linked_at IS 'When a link was first created for the request.';

COMMENT ON TABLE email_changes IS
  'Requests for another email address: confirmed by a link to the new address, then announced to the old one. Written by modules/identity.';
COMMENT ON COLUMN email_changes.new_email IS 'Lower case. Only the job that sends the link checks if another user already has this address.';
COMMENT ON COLUMN email_changes.token_hash IS 'SHA-256 of the token in the link, which is created when the mail is sent.';
COMMENT ON COLUMN email_changes.confirmed_at IS 'When the link was used: the address changed, and the notice to the old address became due.';
COMMENT ON COLUMN email_changes.mailed_at IS 'When the mail server accepted or permanently rejected the last mail; null while a mail is due.';

COMMENT ON TABLE handover_codes IS
  'Single-use codes that take an admin from the admin app to the merchant app on another origin. Written by modules/identity.';
COMMENT ON COLUMN handover_codes.code_hash IS 'SHA-256 of the code.';

COMMENT ON TABLE throttles IS 'Numbers of attempts within a window of time. Written by http, modules/identity.';
COMMENT ON COLUMN throttles.subject IS 'A keyed hash of the person, account or address that is counted.';
COMMENT ON COLUMN throttles.count IS 'Attempts that failed or are in progress.';
COMMENT ON COLUMN throttles.failed_count IS 'Attempts that failed.';
