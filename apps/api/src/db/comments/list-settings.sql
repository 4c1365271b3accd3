COMMENT ON TABLE list_columns IS 'The columns that a person chose for a list, for all accounts. Written by modules/list-settings.';

COMMENT ON TABLE saved_views IS 'Filters and order of an account''s list, named by the person. Written by modules/list-settings.';
COMMENT ON COLUMN saved_views.view IS 'The search parameters of the list''s address: an object of strings.';
