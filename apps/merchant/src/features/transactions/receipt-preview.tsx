import type { Receipt } from '@tillbook/contract';
import { Card, CardBody, DescriptionItem, DescriptionList, Stack, Text, TextLink } from '@tillbook/ui';

export function ReceiptPreview({ receipt }: { readonly receipt: Receipt }) {
  const { transactionId, subject, lines } = receipt;
  return (
    <Card heading="Preview" headingLevel={3}>
      <CardBody>
        <Stack space={12}>
          <Text size="small" weight="medium">
            {subject}
          </Text>
          <DescriptionList>
            {lines.map(({ label, value }) => (
              <DescriptionItem key={label} label={label}>
                {value}
              </DescriptionItem>
            ))}
          </DescriptionList>
          <Text size="small">
            <TextLink href={`/receipts/${encodeURIComponent(transactionId)}`}>Print receipt</TextLink>
          </Text>
        </Stack>
      </CardBody>
    </Card>
  );
}
