import { Text } from '@tillbook/ui';

export type NotAvailableProps = {
  readonly children?: string;
};

export function NotAvailable({ children = 'N/A' }: NotAvailableProps) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
