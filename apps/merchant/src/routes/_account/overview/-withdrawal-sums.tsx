import { formatCents } from '@tillbook/domain';
import { Button, Inline, Money, Skeleton, SumLine, Sums, Text } from '@tillbook/ui';

export type LimitProps = {
  readonly availableCents: number;
  /** Receives the whole available amount as text. */
  readonly onAll: (text: string) => void;
};

/** Shows the most that can be withdrawn, and a button that fills it in. */
export function Limit({ availableCents, onAll }: LimitProps) {
  const available = formatCents(availableCents);
  return (
    <Inline as="span" space={4} wrap={false}>
      <Text as="span">{`of ${available}`}</Text>
      <Button
        size="small"
        variant="ghost"
        aria-label={`All ${available}`}
        disabled={availableCents <= 0}
        onClick={() => onAll(available)}
      >
        All
      </Button>
    </Inline>
  );
}

export type WithdrawalSumsProps = {
  readonly availableCents: number | undefined;
  readonly amountCents: number;
};

const figure = (cents: number | undefined) =>
  cents === undefined ? <Skeleton width={72} /> : <Money>{formatCents(cents)}</Money>;

export function WithdrawalSums({ availableCents, amountCents }: WithdrawalSumsProps) {
  return (
    <Sums>
      <SumLine label="Available">{figure(availableCents)}</SumLine>
      <SumLine label="This withdrawal">{figure(0 - amountCents)}</SumLine>
      <SumLine label="Left" kind="total">
        {figure(availableCents === undefined ? undefined : availableCents - amountCents)}
      </SumLine>
    </Sums>
  );
}
