COMMENT ON TABLE disputes IS
  'A cardholder contests a payment; the amount is held until the dispute is won or lost. Written by ledger.post, ledger.insert_dispute, '
  'modules/disputes.';
COMMENT ON COLUMN disputes.ordinal IS 'Gapless within the account, assigned under its lock.';
COMMENT ON COLUMN disputes.amount_cents IS 'Increases if a refund of the payment fails before the dispute is won.';
COMMENT ON COLUMN disputes.status IS 'pending, under_review, then a final won or lost.';
COMMENT ON COLUMN disputes.respond_by IS 'The merchant''s deadline.';

COMMENT ON TABLE dispute_answers IS
  'The answer to a dispute. Each dispute has at most one: a second answer is rejected. Written by modules/disputes.';
COMMENT ON COLUMN dispute_answers.account_id IS 'Of the dispute.';
COMMENT ON COLUMN dispute_answers.kind IS 'submitted, accepted, or expired (the deadline passed without an answer).';
COMMENT ON COLUMN dispute_answers.user_id IS 'Null if the deadline passed.';
COMMENT ON COLUMN dispute_answers.ask_processor_at IS 'When a job next asks the processor about the evidence; null once the outcome is known.';

COMMENT ON TABLE dispute_evidence IS 'A merchant''s texts about a dispute: a draft until submitted. Written by modules/disputes.';
COMMENT ON COLUMN dispute_evidence.account_id IS 'Of the dispute.';
COMMENT ON COLUMN dispute_evidence.texts IS 'An object that maps evidence fields to texts.';

COMMENT ON TABLE dispute_files IS
  'Files of the evidence, for the processor and everyone who may read the dispute. Written by modules/disputes.';
COMMENT ON COLUMN dispute_files.account_id IS 'Of the dispute.';
COMMENT ON COLUMN dispute_files.field IS 'The evidence field that the file belongs to.';
COMMENT ON COLUMN dispute_files.media_type IS 'application/pdf, image/png or image/jpeg, detected from the first bytes.';
