import { PaperSlip, Stack, SumLine, Sums, Text } from '@tillbook/ui';

export function SettlementSlip() {
  return (
    <PaperSlip>
      <Stack space={12}>
        <Text size="caption" tone="muted">
          Settlement, Nov 20, 2026
        </Text>
        <Sums>
          <SumLine label="Card payments">$1,842.60</SumLine>
          <SumLine label="ACH payments">$965.00</SumLine>
          <SumLine label="Refunds">-$42.50</SumLine>
          <SumLine label="Fees">-$57.64</SumLine>
          <SumLine label="Net amount" kind="total">
            $2,707.46
          </SumLine>
        </Sums>
      </Stack>
    </PaperSlip>
  );
}
