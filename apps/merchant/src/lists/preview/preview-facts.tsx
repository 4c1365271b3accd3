import { formatDateTime } from '@tillbook/domain';
import { Copyable, DescriptionItem, Identifier, MiddleTruncate, Text } from '@tillbook/ui';
import { Moment } from '@tillbook/web-shell';

export function MomentFact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <DescriptionItem label={label}>
      <Text as="span" tabular>
        <Moment value={value}>{formatDateTime(value)}</Moment>
      </Text>
    </DescriptionItem>
  );
}

export function IdFact({ id }: { readonly id: string }) {
  return (
    <DescriptionItem label="ID">
      <Copyable text={id} label="Copy ID">
        <Identifier>
          <MiddleTruncate text={id} />
        </Identifier>
      </Copyable>
    </DescriptionItem>
  );
}
