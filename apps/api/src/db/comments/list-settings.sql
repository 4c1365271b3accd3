COMMENT ON TABLE list_columns IS 'The columns a person has chosen for a list, in every account. Written by modules/list-settings.';

COMMENT ON TABLE saved_views IS 'Filters and order of an account''s list, under a name of the person''s own. Written by modules/list-settings.';
COMMENT ON COLUMN saved_views.view IS 'The search parameters of the list''s address: an object of strings.';
