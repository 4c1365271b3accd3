COMMENT ON TABLE exports IS
  'A list that a person has asked for as a file. Written by modules/exports, modules/identity.';
COMMENT ON COLUMN exports.ticket_hash IS 'SHA-256 of the ticket in the file''s address, which is valid for a minute and until the file has been delivered whole.';
COMMENT ON COLUMN exports.session_token_hash IS 'The session it was asked for in; the ticket is worth nothing once that has ended.';
COMMENT ON COLUMN exports.filter IS 'The list''s filters as the call takes them; null where all of the list is exported.';
COMMENT ON COLUMN exports.through_ordinal IS 'The newest row of the list when it was asked for: what comes later is not in the file.';
COMMENT ON COLUMN exports.total_count IS 'How many rows it was to have: all of a list, at most 1,000 of a filter.';
COMMENT ON COLUMN exports.row_count IS 'How many rows have been written.';
COMMENT ON COLUMN exports.begun_at IS 'When its latest download began; null if that was left.';
COMMENT ON COLUMN exports.outcome IS 'done when the file has been delivered whole, cancelled, or failed, after which it can be downloaded again; null until then.';
COMMENT ON COLUMN exports.process_id IS 'The process of the latest download, which fails when that dies.';
