COMMENT ON TABLE sandbox_processor.requests IS
  'Requests to the sandbox processor and their outcomes. Only its own code reads the table. Written by processor.';
COMMENT ON COLUMN sandbox_processor.requests.key IS 'The platform''s transaction ID: the same key gets the same response.';
COMMENT ON COLUMN sandbox_processor.requests.kind IS 'card_charge, terminal_charge, bank_debit, payout or refund.';
COMMENT ON COLUMN sandbox_processor.requests.outcome IS 'approved or declined: decided when the request arrives, returned from outcome_at on.';
COMMENT ON COLUMN sandbox_processor.requests.disputed IS 'True if the cardholder will dispute the payment.';
COMMENT ON COLUMN sandbox_processor.requests.dispute_confirmed_at IS 'When the platform confirmed the dispute.';
COMMENT ON COLUMN sandbox_processor.requests.returned IS 'True if the bank will return the payment.';
COMMENT ON COLUMN sandbox_processor.requests.return_confirmed_at IS 'When the platform confirmed the return.';

COMMENT ON TABLE sandbox_processor.evidence IS
  'Disputes whose evidence the sandbox processor received, and their outcomes. Written by processor.';
COMMENT ON COLUMN sandbox_processor.evidence.key IS 'The platform''s dispute ID: the same key gets the same response.';
COMMENT ON COLUMN sandbox_processor.evidence.outcome IS 'won or lost: decided immediately, returned from outcome_at on.';
