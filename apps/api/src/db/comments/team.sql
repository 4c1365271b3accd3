COMMENT ON TABLE team_invites IS
  'Invites to an account''s team, good once, for seven days and for one address. Written by modules/team.';
COMMENT ON COLUMN team_invites.email IS 'Lower case. Whether somebody has this address is not asked before the invite is accepted.';
COMMENT ON COLUMN team_invites.role IS 'The role that accepting it gives.';
COMMENT ON COLUMN team_invites.token_hash IS 'SHA-256 of the token in the link, which is made as the mail goes out.';
COMMENT ON COLUMN team_invites.next_try_at IS
  'Whoever sends moves this ahead first, so that nobody else sends meanwhile and a failed try waits.';
COMMENT ON COLUMN team_invites.refused_at IS 'When the mail server refused it for good.';
