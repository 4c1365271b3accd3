COMMENT ON TABLE seedings IS 'Demo data that was begun, and finished once all of it is there; and a row "simulated clock" if the platform was started with CLOCK_STARTS_AT. Written by seed, serve.';
