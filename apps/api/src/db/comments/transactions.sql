COMMENT ON TABLE transactions IS
  'Movements of money between a merchant and another party: payments, payouts and refunds. Only the status of a row changes, until it '
  'is final; rows are never deleted. Written by ledger.post, ledger.insert_transactions, modules/transactions.';
COMMENT ON COLUMN transactions.list IS 'payments, payouts or refunds, derived from type and subtype.';
COMMENT ON COLUMN transactions.ordinal IS 'Gapless within account and list, assigned under the account''s lock.';
COMMENT ON COLUMN transactions.amount_cents IS 'Above zero in both directions.';
COMMENT ON COLUMN transactions.type IS 'pull: to the merchant; push: from the merchant.';
COMMENT ON COLUMN transactions.subtype IS 'For a push: refund, adjustment, chargeback or reversal. Null for a payout and a payment.';
COMMENT ON COLUMN transactions.status IS 'created, pending, then a final succeeded, completed or failed.';
COMMENT ON COLUMN transactions.last_four IS 'Of the instrument''s number, copied on insert for the indexes.';
COMMENT ON COLUMN transactions.serial_number IS 'Serial number of the terminal that took the payment.';
COMMENT ON COLUMN transactions.parent_transaction_id IS 'The payment of a refund or chargeback, or the transaction that a reversal undoes.';
COMMENT ON COLUMN transactions.cause_transaction_id IS
  'The failed refund that caused a further reversal or chargeback of its payment.';
COMMENT ON COLUMN transactions.word_bits IS 'The Bloom filter signature of the description: see ledger.word_bits.';
COMMENT ON COLUMN transactions.tags IS 'An object of strings, as sent by the caller.';
COMMENT ON COLUMN transactions.created_by IS 'The email of the person who requested the transaction; null if the platform did.';
COMMENT ON COLUMN transactions.final_at IS 'When the outcome was recorded. Until then, a job asks the processor again.';
COMMENT ON COLUMN transactions.ask_processor_at IS 'When a job next asks the processor. Affects jobs, not money.';

COMMENT ON TABLE transaction_words IS
  'The transactions that have a word in their description or tags: an inverted index. Written by ledger.insert_transactions.';
COMMENT ON COLUMN transaction_words.word_key IS '64 bits of account, list (with " tags" for words of tags) and word: see ledger.word_key.';
COMMENT ON COLUMN transaction_words.ordinal IS 'Of the transaction, in its list.';
COMMENT ON COLUMN transaction_words.account_id IS 'The account, which is also part of the key, to route a statement by.';

COMMENT ON TABLE account_words IS
  'The distinct words of an account''s payments, for searches by the beginning of a word. Written by ledger.insert_transactions.';
COMMENT ON COLUMN account_words.word IS 'In lower case, with a letter in it; of a description or a tag.';

COMMENT ON TABLE idempotency_records IS
  'The use of an idempotency key, so that a repeated request has one effect. '
  'Written by ledger.record_attempt, ledger.post, ledger.clear_idempotency_records, idempotency.';
COMMENT ON COLUMN idempotency_records.body_hmac IS 'A keyed hash of the request''s body: the same key with another body is rejected.';
COMMENT ON COLUMN idempotency_records.transaction_id IS 'The attempt, for calls that create a transaction.';
COMMENT ON COLUMN idempotency_records.response_status IS 'Null while the first request is in progress.';
COMMENT ON COLUMN idempotency_records.response IS
  'The source of the first response: the transaction''s row at that time, a refusal, or the response itself.';
COMMENT ON COLUMN idempotency_records.is_reference IS
  'True if the key is a reference ID, which is stored forever. Null if an older release inserted the row.';
COMMENT ON COLUMN idempotency_records.is_retained IS
  'Set once the row has been reduced to the parts of the response that the transaction does not contain.';

COMMENT ON TABLE receipts IS 'Requested receipts; a job sends them. Written by modules/receipts.';
COMMENT ON COLUMN receipts.next_try_at IS
  'When a job may send the mail. A job moves this ahead before it sends, so no other job sends the mail and a failed attempt waits.';
COMMENT ON COLUMN receipts.refused_at IS 'When the mail server permanently rejected the mail.';
