import { Button, Inline, Text } from '@tillbook/ui';
import { useNextFrame } from '@tillbook/ui/timing';
import { changePageSize } from './api/list-ledger-entries.ts';
import { entryPager } from './ledger-columns.css.ts';

export type EntryPagerProps = {
  readonly page: number;
  readonly totalCount: number;
  readonly onPageChange: (page: number) => void;
};

export function EntryPager({ page, totalCount, onPageChange }: EntryPagerProps) {
  const last = Math.min(page * changePageSize, totalCount);
  const lastPage = Math.ceil(totalCount / changePageSize);
  const first = (page - 1) * changePageSize + 1;
  const turn = useNextFrame(onPageChange);
  const step = (pages: number) =>
    turn.request(Math.min(lastPage, Math.max(1, (turn.requested() ?? page) + pages)));
  return (
    <nav aria-label="Pages of entries" className={entryPager}>
      <Text size="small" tone="muted" tabular>
        {`${first}–${last} of ${totalCount.toLocaleString('en-US')}`}
      </Text>
      <Inline space={8} wrap={false}>
        <Button size="small" disabled={page === 1} focusableWhenDisabled onClick={() => step(-1)}>
          Previous
        </Button>
        <Button size="small" disabled={last === totalCount} focusableWhenDisabled onClick={() => step(1)}>
          Next
        </Button>
      </Inline>
    </nav>
  );
}
