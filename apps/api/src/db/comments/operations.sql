COMMENT ON SCHEMA ledger IS 'The functions of the database, the only writers of the books, and the type of a posting.';
COMMENT ON SCHEMA sandbox_processor IS 'The sandbox processor''s own tables.';
COMMENT ON SCHEMA work IS 'What the platform may see of the job queue.';
COMMENT ON SCHEMA operations IS 'What the database knows about itself.';
COMMENT ON TYPE ledger.posting IS 'What every posting has, read once from the JSON that ledger.post takes, under its types.';

COMMENT ON TABLE operations.repeatable_files IS
  'The functions and comments that the database has, by file. Written by db.';
COMMENT ON COLUMN operations.repeatable_files.release_number IS
  'Of the release that applied them last (db/release.json): an older one applies nothing.';

COMMENT ON TABLE operations.processes IS
  'The processes that serve this database, as they report every three seconds; silent for 15 seconds, one is presumed dead. Written '
  'by processes.';
COMMENT ON COLUMN operations.processes.release_number IS 'Of the release that it runs (db/release.json).';
COMMENT ON COLUMN operations.processes.key_ids IS 'The sealing keys that it can open values with.';
COMMENT ON COLUMN operations.processes.sealing_key_id IS 'The key that it seals with.';
COMMENT ON COLUMN operations.processes.reported_at IS 'By the database''s clock; so is started_at.';

COMMENT ON TABLE operations.event_streams IS
  'The open streams of events, to limit them per session and per account over all processes. Written by modules/account-changes.';

COMMENT ON TABLE operations.simulation IS
  'Has its row while the clock of this database is moved, by the seed or a test: postings may then be ahead of the database''s time. '
  'Written by db/simulation.ts.';

COMMENT ON TABLE operations.oldest_release IS
  'One row: the oldest release that can run on this database. A process that is older leaves. Written by db.';
COMMENT ON COLUMN operations.oldest_release.number IS
  'As in db/release.json. A migration raises it, as its first line says.';
