COMMENT ON TABLE sandbox_processor.requests IS
  'What the sandbox processor was asked, and what becomes of it. Only its own code reads this. Written by processor.';
COMMENT ON COLUMN sandbox_processor.requests.key IS 'The platform''s transaction id: asking twice under one key is answered alike.';
COMMENT ON COLUMN sandbox_processor.requests.kind IS 'card_charge, terminal_charge, bank_debit, payout or refund.';
COMMENT ON COLUMN sandbox_processor.requests.outcome IS 'approved or declined: decided when the request arrives, told from outcome_at on.';
COMMENT ON COLUMN sandbox_processor.requests.disputed IS 'Whether the cardholder disputes the payment later.';
COMMENT ON COLUMN sandbox_processor.requests.dispute_confirmed_at IS 'When the platform said that it had taken the dispute on.';
COMMENT ON COLUMN sandbox_processor.requests.returned IS 'Whether the bank returns the payment later.';
COMMENT ON COLUMN sandbox_processor.requests.return_confirmed_at IS 'When the platform said that it had taken the return on.';

COMMENT ON TABLE sandbox_processor.evidence IS
  'Disputes whose evidence the sandbox processor was given, and what it decides. Written by processor.';
COMMENT ON COLUMN sandbox_processor.evidence.key IS 'The platform''s dispute id: handing over twice under one key is answered alike.';
COMMENT ON COLUMN sandbox_processor.evidence.outcome IS 'won or lost: decided at once, told from outcome_at on.';
