COMMENT ON TABLE statement_files IS
  'A statement that a person has asked for as a file. Written by modules/statements, modules/identity.';
COMMENT ON COLUMN statement_files.ticket_hash IS 'SHA-256 of the ticket in the file''s address, which is valid for a minute and until the file has been delivered whole.';
COMMENT ON COLUMN statement_files.session_token_hash IS 'The session it was asked for in; the ticket is worth nothing once that has ended.';
COMMENT ON COLUMN statement_files.month IS 'In New York: 2026-11.';
COMMENT ON COLUMN statement_files.first_ordinal IS 'The settled ordinals of the month when it was asked for: what settles later is not in it.';
COMMENT ON COLUMN statement_files.taken_at IS 'When the file was delivered whole, which closes its address.';
