CREATE OR REPLACE FUNCTION work.queue_state(OUT depth bigint, OUT failed bigint, OUT oldest_job_at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF to_regclass('graphile_worker.jobs') IS NULL THEN
    depth := 0;
    failed := 0;
    RETURN;
  END IF;
  EXECUTE 'select count(*) filter (where attempts < max_attempts), count(*) filter (where attempts >= max_attempts),
                  min(created_at) filter (where attempts < max_attempts)
             from graphile_worker.jobs'
    INTO depth, failed, oldest_job_at;
END $$;

REVOKE ALL ON FUNCTION work.queue_state() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION work.queue_state() TO tillbook_app;
COMMENT ON FUNCTION work.queue_state() IS
  'Returns the length of the job queue. Its tables belong to graphile-worker and exist once a worker has run; the platform''s role can '
  'read these figures only.';
