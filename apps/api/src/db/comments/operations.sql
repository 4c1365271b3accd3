COMMENT ON SCHEMA ledger IS 'The functions that write the ledger, and the type of a posting.';
COMMENT ON SCHEMA sandbox_processor IS 'The sandbox processor''s own tables.';
COMMENT ON SCHEMA work IS 'The parts of the job queue that the platform''s role may read.';
COMMENT ON SCHEMA operations IS 'The state of the database and of the processes that serve it.';
COMMENT ON TYPE ledger.posting IS 'The fields of every posting, parsed once from the JSON argument of ledger.post.';

COMMENT ON TABLE operations.repeatable_files IS
  'The applied files of functions and comments. Written by db.';
COMMENT ON COLUMN operations.repeatable_files.release_number IS
  'The release that last applied the files (db/release.json): an older release applies nothing.';

COMMENT ON TABLE operations.processes IS
  'The processes that serve this database. Each reports every three seconds, and is presumed dead after 15 seconds of silence. Written '
  'by processes.';
COMMENT ON COLUMN operations.processes.release_number IS 'The release that the process runs (db/release.json).';
COMMENT ON COLUMN operations.processes.key_ids IS 'The sealing keys that the process can decrypt with.';
COMMENT ON COLUMN operations.processes.sealing_key_id IS 'The key that the process encrypts with.';
COMMENT ON COLUMN operations.processes.reported_at IS 'By the database''s clock, as is started_at.';

COMMENT ON TABLE operations.event_streams IS
  'The open event streams, to limit them per session and per account across all processes. Written by modules/account-changes.';

COMMENT ON TABLE operations.simulation IS
  'Has a row while the seed or a test simulates the clock: postings may then be ahead of the database''s time. '
  'Written by db/simulation.ts.';

COMMENT ON TABLE operations.oldest_release IS
  'One row: the oldest release that can run on this database. An older process leaves service. Written by db.';
COMMENT ON COLUMN operations.oldest_release.number IS
  'As in db/release.json. A migration raises the number to the one in its first line.';
