COMMENT ON SCHEMA ledger IS 'The functions of the database, the only writers of the books, and the type of a posting.';
COMMENT ON SCHEMA sandbox_processor IS 'The sandbox processor''s own tables.';
COMMENT ON SCHEMA work IS 'What the platform may see of the job queue.';
COMMENT ON SCHEMA operations IS 'What the database knows about itself.';
COMMENT ON TYPE ledger.posting IS 'What every posting has, read once from the JSON that ledger.post takes, under its types.';

COMMENT ON TABLE operations.repeatable_files IS
  'The functions and comments that the database has, by file. Written by db.';
COMMENT ON COLUMN operations.repeatable_files.release_number IS
  'Of the release that applied them last (db/release.json): an older one applies nothing.';
