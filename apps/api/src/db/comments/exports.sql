COMMENT ON TABLE exports IS
  'A list that a person requested as a file. Written by modules/exports, modules/identity.';
COMMENT ON COLUMN exports.ticket_hash IS 'SHA-256 of the ticket in the file''s address, which is valid for a minute or until the whole file has been delivered.';
COMMENT ON COLUMN exports.session_token_hash IS 'The session of the request; the ticket is invalid once this session has ended.';
COMMENT ON COLUMN exports.filter IS 'The list''s filters as parameters of the call; null if the whole list is exported.';
COMMENT ON COLUMN exports.through_ordinal IS 'The newest row of the list at the time of the request: later rows are not in the file.';
COMMENT ON COLUMN exports.total_count IS 'The expected number of rows: all rows of a list, or at most 1,000 of a filter.';
COMMENT ON COLUMN exports.row_count IS 'Number of rows written so far.';
COMMENT ON COLUMN exports.begun_at IS 'When the latest download started; null if that download was abandoned.';
COMMENT ON COLUMN exports.outcome IS 'done once the whole file has been delivered, cancelled, or failed (can be downloaded again); null before.';
COMMENT ON COLUMN exports.process_id IS 'The process of the latest download. If the process dies, the download fails.';
