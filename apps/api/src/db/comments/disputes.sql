COMMENT ON TABLE disputes IS
  'A cardholder contests a payment; the amount is held until the dispute is won or lost. Written by ledger.post, ledger.insert_dispute, '
  'modules/disputes.';
COMMENT ON COLUMN disputes.ordinal IS 'Gapless within the account, given out under its lock.';
COMMENT ON COLUMN disputes.amount_cents IS 'Grows where a refund of the payment fails before the dispute is won.';
COMMENT ON COLUMN disputes.status IS 'pending, under_review, then won or lost for good.';
COMMENT ON COLUMN disputes.respond_by IS 'The merchant''s deadline.';

COMMENT ON TABLE dispute_answers IS
  'How a dispute was answered. There is one answer to each: whoever is later finds it taken. Written by modules/disputes.';
COMMENT ON COLUMN dispute_answers.account_id IS 'Of the dispute.';
COMMENT ON COLUMN dispute_answers.kind IS 'submitted, accepted, or expired: the deadline answered.';
COMMENT ON COLUMN dispute_answers.user_id IS 'Null where the deadline answered.';
COMMENT ON COLUMN dispute_answers.ask_processor_at IS 'When a job asks the processor about the evidence next; null once its outcome is known.';

COMMENT ON TABLE dispute_evidence IS 'A merchant''s texts about a dispute: a draft until submitted. Written by modules/disputes.';
COMMENT ON COLUMN dispute_evidence.account_id IS 'Of the dispute.';
COMMENT ON COLUMN dispute_evidence.texts IS 'An object: evidence field to text.';

COMMENT ON TABLE dispute_files IS
  'Files that go with the evidence, to the processor, and to who may read the dispute. Written by modules/disputes.';
COMMENT ON COLUMN dispute_files.account_id IS 'Of the dispute.';
COMMENT ON COLUMN dispute_files.field IS 'The piece of evidence that the file is.';
COMMENT ON COLUMN dispute_files.media_type IS 'application/pdf, image/png or image/jpeg, told from the first bytes.';
