COMMENT ON TABLE transactions IS
  'Movements of money between a merchant and somebody else: payments, payouts and refunds. A row changes its status alone, until it is '
  'final, and is never removed. Written by ledger.post, ledger.insert_transactions, modules/transactions.';
COMMENT ON COLUMN transactions.list IS 'payments, payouts or refunds: by type and subtype.';
COMMENT ON COLUMN transactions.ordinal IS 'Gapless within account and list, given out under the account''s lock.';
COMMENT ON COLUMN transactions.amount_cents IS 'Above zero whichever way the money goes.';
COMMENT ON COLUMN transactions.type IS 'pull: to the merchant; push: from the merchant.';
COMMENT ON COLUMN transactions.subtype IS 'Of a push refund, adjustment, chargeback or reversal; null for a payout and a payment.';
COMMENT ON COLUMN transactions.status IS 'created, pending, then succeeded, completed or failed for good.';
COMMENT ON COLUMN transactions.last_four IS 'Of the instrument''s number, copied when the row is written, so that an index has it.';
COMMENT ON COLUMN transactions.serial_number IS 'Of the terminal that took the payment.';
COMMENT ON COLUMN transactions.parent_transaction_id IS 'The payment of a refund or chargeback; what a reversal undoes.';
COMMENT ON COLUMN transactions.cause_transaction_id IS
  'The refund that failed, where it brought a further reversal or chargeback of its payment about.';
COMMENT ON COLUMN transactions.word_bits IS 'The Bloom filter signature of the description: see ledger.word_bits.';
COMMENT ON COLUMN transactions.tags IS 'An object of strings, as the caller gave it.';
COMMENT ON COLUMN transactions.created_by IS 'The email of the person who asked for it; null on what the platform does by itself.';
COMMENT ON COLUMN transactions.final_at IS 'When the outcome was recorded; until then the processor is asked again.';
COMMENT ON COLUMN transactions.ask_processor_at IS 'When the processor is asked next. It steers jobs, not money.';

COMMENT ON TABLE transaction_words IS
  'Which transactions have a word in their description or tags: an inverted index. Written by ledger.insert_transactions.';
COMMENT ON COLUMN transaction_words.word_key IS '64 bits of account, list (with " tags" for words of tags) and word: see ledger.word_key.';
COMMENT ON COLUMN transaction_words.ordinal IS 'Of the transaction, in its list.';
COMMENT ON COLUMN transaction_words.account_id IS 'The account that the key has as well, for whoever routes a statement by it.';

COMMENT ON TABLE account_words IS
  'The words of an account''s payments, each once, to find by their beginnings. Written by ledger.insert_transactions.';
COMMENT ON COLUMN account_words.word IS 'In lower case, with a letter in it; of a description or a tag.';

COMMENT ON TABLE idempotency_records IS
  'What a key was used for, so that sending twice does a thing once. '
  'Written by ledger.record_attempt, ledger.post, ledger.clear_idempotency_records, idempotency.';
COMMENT ON COLUMN idempotency_records.body_hmac IS 'A keyed hash of the request''s body: the key with another body is refused.';
COMMENT ON COLUMN idempotency_records.transaction_id IS 'The attempt, for calls that make a transaction.';
COMMENT ON COLUMN idempotency_records.response_status IS 'Null while the first response is still being worked out.';
COMMENT ON COLUMN idempotency_records.response IS
  'What the first response was made from: the transaction''s row as it was then, a refusal, or the response itself.';
COMMENT ON COLUMN idempotency_records.is_reference IS
  'Whether the key is a reference id, which stays for ever. Null where a release recorded it that did not tell.';
COMMENT ON COLUMN idempotency_records.is_retained IS
  'Set once the record was shrunk to what stays of it: of a response, what the transaction does not have.';

COMMENT ON TABLE receipts IS 'Receipts that were asked for; a job sends them. Written by modules/receipts.';
COMMENT ON COLUMN receipts.next_try_at IS
  'Whoever sends moves this ahead first, so that nobody else sends meanwhile and a failed try waits.';
COMMENT ON COLUMN receipts.refused_at IS 'When the mail server refused it for good.';
