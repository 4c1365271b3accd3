COMMENT ON TABLE statement_files IS
  'A statement that a person requested as a file. Written by modules/statements, modules/identity.';
COMMENT ON COLUMN statement_files.ticket_hash IS 'SHA-256 of the ticket in the file''s address, which is valid for a minute or until the whole file has been delivered.';
COMMENT ON COLUMN statement_files.session_token_hash IS 'The session of the request; the ticket is invalid once this session has ended.';
COMMENT ON COLUMN statement_files.month IS 'In New York: 2026-11.';
COMMENT ON COLUMN statement_files.first_ordinal IS 'The first settled ordinal of the month at the time of the request: entries that settle later are not in the file.';
COMMENT ON COLUMN statement_files.taken_at IS 'When the whole file was delivered, after which its address is closed.';
