COMMENT ON TABLE business_profiles IS 'What a merchant says about the business. Texts are empty until they are typed. Written by modules/profiles.';
COMMENT ON COLUMN business_profiles.sealed_ein IS 'Encrypted even where it is empty: whether there is one does not show.';
COMMENT ON COLUMN business_profiles.updated_at IS 'The version that a change is made against.';

COMMENT ON TABLE business_representatives IS 'Who represents the business. Texts are empty until they are typed. Written by modules/profiles.';
COMMENT ON COLUMN business_representatives.sealed_dob IS 'The date of birth, encrypted.';
COMMENT ON COLUMN business_representatives.sealed_ssn IS 'Encrypted even where it is empty.';
COMMENT ON COLUMN business_representatives.updated_at IS 'The version that a change is made against.';
