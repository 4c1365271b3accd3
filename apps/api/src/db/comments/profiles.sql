COMMENT ON TABLE business_profiles IS 'A merchant''s business. Texts are empty until the merchant enters them. Written by modules/profiles.';
COMMENT ON COLUMN business_profiles.sealed_ein IS 'Encrypted even if empty, so that a reader of the database cannot see which profiles have a number.';
COMMENT ON COLUMN business_profiles.updated_at IS 'The version that a change refers to.';

COMMENT ON TABLE business_representatives IS 'The representative of a business. Texts are empty until the merchant enters them. Written by modules/profiles.';
COMMENT ON COLUMN business_representatives.sealed_dob IS 'The date of birth, encrypted.';
COMMENT ON COLUMN business_representatives.sealed_ssn IS 'Encrypted even if empty.';
COMMENT ON COLUMN business_representatives.updated_at IS 'The version that a change refers to.';
