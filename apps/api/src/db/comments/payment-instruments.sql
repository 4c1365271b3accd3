COMMENT ON TABLE payment_instruments IS
  'Stored cards and bank accounts. Written by modules/payment-instruments, programs/key-rotation.';
COMMENT ON COLUMN payment_instruments.ordinal IS 'Gapless within the account, assigned under its lock.';
COMMENT ON COLUMN payment_instruments.purpose IS 'buyer: can be charged. payout: receives payouts.';
COMMENT ON COLUMN payment_instruments.billing_address IS 'An object of strings.';
COMMENT ON COLUMN payment_instruments.sealed_number IS 'The number, encrypted with a key that is not in the database.';
COMMENT ON COLUMN payment_instruments.sealing_key_id IS 'The key of sealed_number; see sealing_keys.';
COMMENT ON COLUMN payment_instruments.number_fingerprint IS 'A keyed hash of the number, to find the same number without decrypting it.';

COMMENT ON TABLE instrument_words IS
  'The words of the owners of an account''s payment instruments, for searches by the beginning of a word. Written by '
  'ledger.insert_instrument_words.';
COMMENT ON COLUMN instrument_words.word IS 'In lower case.';
COMMENT ON COLUMN instrument_words.ordinal IS 'Of the payment instrument, in its list.';

COMMENT ON TABLE instrument_tickets IS
  'Single-use tokens, each for an embedded form to store one instrument. Written by modules/payment-instruments, modules/identity, '
  'modules/grants.';
COMMENT ON COLUMN instrument_tickets.token_hash IS 'SHA-256 of the ticket.';
COMMENT ON COLUMN instrument_tickets.session_token_hash IS 'The session of the request; the ticket is invalid once this session has ended.';
COMMENT ON COLUMN instrument_tickets.payment_instrument_id IS 'The stored instrument, so that a repeated request gets the lost response.';
COMMENT ON COLUMN instrument_tickets.body_hmac IS 'A keyed hash of the request''s body.';

COMMENT ON TABLE sealing_keys IS
  'The keys that stored numbers are encrypted with. The keys themselves are in files; a start with another key is rejected. Written by vault.';
COMMENT ON COLUMN sealing_keys."check" IS 'A known text, encrypted with the key, to recognize it.';
COMMENT ON COLUMN sealing_keys.seals_from IS 'When encryption with the key started: null while processes still receive the key.';
