COMMENT ON TABLE seedings IS 'Demo data that was begun, and finished once all of it is there. Written by programs/seed.';
