import { Text } from '@tillbook/ui';

/** Stands in for a value that a transaction does not have. */
export function MissingValue({ children = 'N/A' }: { readonly children?: string }) {
  return (
    <Text as="span" tone="muted">
      {children}
    </Text>
  );
}
