-- Only the names of the request change, at its top and in the objects of a posting. Tags, a response and the details of an audit
-- entry are stored as they are sent.
CREATE OR REPLACE FUNCTION ledger.to_snake_case(request jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  camel_case constant text[] := '{accountId,amountCents,availableCents,bodyHmac,byCents,clientAddress,closesDispute,createdBy,'
    'effectiveAt,entrySetId,entrySets,growsDispute,opensDispute,parentId,parentState,payoutInstrumentId,recordedBefore,'
    'refundableCents,respondBy,responseStatus,reversalId,settlementId,transactionId,userId}';
BEGIN
  IF (request ?| camel_case OR request -> 'requires' ?| camel_case OR request -> 'attempt' ?| camel_case
    OR request -> 'audit' ?| camel_case) IS NOT TRUE THEN RETURN request; END IF;
  RETURN (
    SELECT jsonb_object_agg(
             lower(regexp_replace(name, '([A-Z])', '_\1', 'g')),
             CASE WHEN name IN ('requires', 'attempt', 'audit', 'opensDispute', 'growsDispute', 'closesDispute')
               THEN ledger.to_snake_case(value) ELSE value END)
      FROM jsonb_each(request) AS field (name, value)
  );
END $$;

REVOKE ALL ON FUNCTION ledger.to_snake_case(jsonb) FROM PUBLIC;
COMMENT ON FUNCTION ledger.to_snake_case(jsonb) IS
  'Returns a request in snake case. The previous release sends some names in camel case; those of this release are unchanged (ADR 22).';
