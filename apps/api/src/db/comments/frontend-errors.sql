COMMENT ON TABLE frontend_errors IS
  'Errors that the web apps report. Deleted after a time. Written by modules/frontend-errors.';
COMMENT ON COLUMN frontend_errors.reported_at IS 'By the browser''s clock.';
