import { Text } from '@tillbook/ui';

export type NotAvailableProps = {
  readonly children?: string;
};

/** Marks a value that does not exist, in a table cell or a description. */
export function NotAvailable({ children = 'N/A' }: NotAvailableProps) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
