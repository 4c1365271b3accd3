CREATE OR REPLACE FUNCTION ledger.settlement_lines(
  net_cents bigint, credits_cents bigint, clearing_cents bigint, OUT accounts text[], OUT cents bigint[])
LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(account ORDER BY position), array_agg(signed ORDER BY position)
    FROM (VALUES
      (1, 'gla_merchant_payable_pending', net_cents), (2, 'gla_merchant_payable_available', -net_cents),
      (3, 'gla_operating_bank_account', clearing_cents), (4, 'gla_processor_clearing', -clearing_cents),
      (5, 'gla_merchant_payable_pending', CASE net_cents WHEN 0 THEN credits_cents END),
      (6, 'gla_merchant_payable_available', CASE net_cents WHEN 0 THEN -credits_cents END),
      (7, 'gla_merchant_payable_available', CASE net_cents WHEN 0 THEN credits_cents END),
      (8, 'gla_merchant_payable_pending', CASE net_cents WHEN 0 THEN -credits_cents END)
    ) AS line (position, account, signed)
   WHERE signed <> 0;
$$;

REVOKE ALL ON FUNCTION ledger.settlement_lines(bigint, bigint, bigint) FROM PUBLIC;
COMMENT ON FUNCTION ledger.settlement_lines(bigint, bigint, bigint) IS
  'Returns the lines of a settlement''s entry set: payable pending / payable available for the net, operating bank / clearing for '
  'the processor''s payout. Debits are above zero. If the net is zero, credits and debits get separate lines.';
