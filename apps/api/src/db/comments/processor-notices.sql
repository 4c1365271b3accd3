COMMENT ON TABLE processor_notices IS
  'What the processor has told of a payment: that it is disputed or was returned. Recorded before anything is posted, so that whoever '
  'records that a refund failed knows whose the money is. Rows never change. Written by modules/transactions.';
COMMENT ON COLUMN processor_notices.account_id IS 'Of the payment.';
COMMENT ON COLUMN processor_notices.kind IS 'dispute or return.';
