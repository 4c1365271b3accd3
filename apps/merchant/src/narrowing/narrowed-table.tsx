import { Stack, type DataTableColumn } from '@tillbook/ui';
import { PagedTable, usePreparedPart, type PagedTableProps, type Part } from '@tillbook/web-shell';
import { barRoom } from './bar-room.css.ts';
import { useColumnChoice } from './columns/column-choice.ts';
import type { ListKind } from './list-kinds.ts';
import type * as listTools from './list-tools.tsx';
import { isNarrowed } from './views/is-narrowed.ts';
import type { ListView } from './views/list-view.ts';

/** What narrows a list, puts it in order and chooses its columns, and the columns that it can show beside its own. */
type ListTools<Row> = typeof listTools & {
  readonly furtherColumns: readonly DataTableColumn<Row>[];
};

export type NarrowedTableProps<Row> = Omit<PagedTableProps<Row>, 'placement'> & {
  readonly accountId: string;
  readonly kind: ListKind;
  readonly tools: Part<ListTools<Row>>;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** A list on a page of its own, with what narrows it above. */
export function NarrowedTable<Row>({
  accountId,
  kind,
  tools: part,
  view,
  onViewChange,
  columns: own,
  empty,
  ...table
}: NarrowedTableProps<Row>) {
  // A list that is shown whole goes before what narrows it.
  const { Loaded: tools } = usePreparedPart(part);
  const choice = useColumnChoice(accountId, kind);
  const shown = { accountId, kind, view, onViewChange, choice, found: table.query.data };
  const columns = { own, further: tools?.furtherColumns ?? [] };
  return (
    <Stack space={12}>
      <div className={barRoom}>{tools && <tools.ListBar {...shown} columns={columns} />}</div>
      <PagedTable
        placement="page"
        {...table}
        columns={tools?.shownColumns({ ...shown, columns }) ?? own}
        empty={isNarrowed(view) ? tools && <tools.NoMatch {...shown} /> : empty}
      />
    </Stack>
  );
}
