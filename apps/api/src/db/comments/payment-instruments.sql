COMMENT ON TABLE payment_instruments IS
  'Stored cards and bank accounts. Written by modules/payment-instruments, programs/key-rotation.';
COMMENT ON COLUMN payment_instruments.ordinal IS 'Gapless within the account, given out under its lock.';
COMMENT ON COLUMN payment_instruments.purpose IS 'buyer can be charged, payout receives payouts.';
COMMENT ON COLUMN payment_instruments.billing_address IS 'An object of strings.';
COMMENT ON COLUMN payment_instruments.sealed_number IS 'The number, encrypted with a key that the database does not hold.';
COMMENT ON COLUMN payment_instruments.sealing_key_id IS 'Which key; see sealing_keys.';
COMMENT ON COLUMN payment_instruments.number_fingerprint IS 'A keyed hash of the number, to find the same one without opening it.';

COMMENT ON TABLE instrument_words IS
  'The words of the owners of an account''s payment instruments, for searches by the beginning of a word. Written by '
  'ledger.insert_instrument_words.';
COMMENT ON COLUMN instrument_words.word IS 'In lower case.';
COMMENT ON COLUMN instrument_words.ordinal IS 'Of the payment instrument, in its list.';

COMMENT ON TABLE instrument_tickets IS
  'Single-use tokens with which an embedded form may store one instrument. Written by modules/payment-instruments, modules/identity, '
  'modules/grants.';
COMMENT ON COLUMN instrument_tickets.token_hash IS 'SHA-256 of the ticket.';
COMMENT ON COLUMN instrument_tickets.session_token_hash IS 'The session it was asked for in; the ticket is worth nothing once that has ended.';
COMMENT ON COLUMN instrument_tickets.payment_instrument_id IS 'What it stored, so that a lost answer can be asked for again.';
COMMENT ON COLUMN instrument_tickets.body_hmac IS 'A keyed hash of what was sent with it.';

COMMENT ON TABLE sealing_keys IS
  'Which keys stored numbers are sealed under. The keys themselves are in files; a start with another key is refused. Written by vault.';
COMMENT ON COLUMN sealing_keys."check" IS 'A known text under the key, to recognize it by.';
COMMENT ON COLUMN sealing_keys.seals_from IS 'When it came into use: null while processes are still given the key.';
