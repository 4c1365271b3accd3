COMMENT ON TABLE seedings IS 'Runs of the demo seed; finished_at is set once all data exists. Written by programs/seed.';
