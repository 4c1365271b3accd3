-- Runs beside releases from 8.
-- A migration of its own: it takes no lock that anybody waits for. New payment instruments have their words from the trigger.
INSERT INTO instrument_words (account_id, word, ordinal)
SELECT i.account_id, word, i.ordinal FROM payment_instruments i, ledger.words(i.owner_name) word
    ON CONFLICT DO NOTHING;
