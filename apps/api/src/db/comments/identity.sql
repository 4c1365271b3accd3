COMMENT ON TABLE users IS 'People who sign in. Written by modules/identity, modules/grants, modules/team.';
COMMENT ON COLUMN users.email IS 'Lower case.';
COMMENT ON COLUMN users.password_hash IS 'Argon2id; null until a password has been set by the link that was sent.';
COMMENT ON COLUMN users.roles IS 'internal_admin, or none.';

COMMENT ON TABLE grants IS
  'Who may work within which account, and as what. Written by modules/grants, modules/team, ledger.change_member_role, ledger.remove_member, programs/seed.';
COMMENT ON COLUMN grants.role IS
  'A set of permissions, by its name in the contract: owner, finance, operator or viewer. Who was granted an account by a release '
  'without roles is an owner.';

COMMENT ON TABLE grant_mails IS
  'A mail that tells a person of a grant: written with the grant, sent by a job, deleted where the grant is revoked first. '
  'Written by modules/grants.';
COMMENT ON COLUMN grant_mails.next_try_at IS
  'Whoever sends moves this ahead first, so that nobody else sends meanwhile and a failed try waits.';
COMMENT ON COLUMN grant_mails.refused_at IS 'When the mail server refused it for good.';

COMMENT ON TABLE sessions IS 'Who is signed in. Written by modules/identity.';
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of the token: whoever reads the database can act as nobody.';

COMMENT ON TABLE password_resets IS 'Links that set a password. Written by modules/identity.';
COMMENT ON COLUMN password_resets.token_hash IS 'SHA-256 of the token in the link.';

COMMENT ON TABLE password_reset_requests IS
  'Asks for a reset link, for an address that somebody may have or not: a job finds out whose it is. A row goes once its mail is out or '
  'there is nobody to mail. Written by modules/identity.';
COMMENT ON COLUMN password_reset_requests.email IS 'As it was asked for, in lower case.';
COMMENT ON COLUMN password_reset_requests.linked_at IS 'When a link was first made for it.';

COMMENT ON TABLE email_changes IS
  'Asks for another email address: proven by a link to the new one, then announced to the old one. Written by modules/identity.';
COMMENT ON COLUMN email_changes.new_email IS 'Lower case. Whether somebody has it already, only the job that sends the link finds out.';
COMMENT ON COLUMN email_changes.token_hash IS 'SHA-256 of the token in the link, which is made as the mail goes out.';
COMMENT ON COLUMN email_changes.confirmed_at IS 'When the link was used: the address is changed, and the notice to the old one is due.';
COMMENT ON COLUMN email_changes.mailed_at IS 'When the mail that was due last was accepted or refused for good; null while one is due.';

COMMENT ON TABLE handover_codes IS
  'One-time ways from the admin app into the merchant app on another origin. Written by modules/identity.';
COMMENT ON COLUMN handover_codes.code_hash IS 'SHA-256 of the code.';

COMMENT ON TABLE throttles IS 'How often something was tried in a window of time. Written by http, modules/identity.';
COMMENT ON COLUMN throttles.subject IS 'A keyed hash of whom the throttle counts.';
COMMENT ON COLUMN throttles.count IS 'Attempts that failed or are under way.';
COMMENT ON COLUMN throttles.failed_count IS 'Attempts that failed.';
