COMMENT ON TABLE devices IS 'Merchants'' card terminals. Written by modules/devices, modules/accounts.';
