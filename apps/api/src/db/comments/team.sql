COMMENT ON TABLE team_invites IS
  'Invites to an account''s team: single-use, valid for seven days and for one address. Written by modules/team.';
COMMENT ON COLUMN team_invites.email IS 'Lower case. No user with this address is looked up before the link is opened.';
COMMENT ON COLUMN team_invites.role IS 'The role that the person gets on acceptance.';
COMMENT ON COLUMN team_invites.token_hash IS 'SHA-256 of the token in the link, which is created when the mail is sent.';
COMMENT ON COLUMN team_invites.next_try_at IS
  'When a job may send the mail. A job moves this ahead before it sends, so no other job sends the mail and a failed attempt waits.';
COMMENT ON COLUMN team_invites.refused_at IS 'When the mail server permanently rejected the mail.';
