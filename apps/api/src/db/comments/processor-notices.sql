COMMENT ON TABLE processor_notices IS
  'Notices of the processor that a payment is disputed or was returned. Recorded before anything is posted, so that a refund that '
  'fails meanwhile is posted correctly. Rows never change. Written by modules/transactions.';
COMMENT ON COLUMN processor_notices.account_id IS 'Of the payment.';
COMMENT ON COLUMN processor_notices.kind IS 'dispute or return.';
