import { PagedTable, useLazyDialog, type PagedTableProps } from '@tillbook/web-shell';
import type { RowLink } from '@tillbook/ui';
import { useState } from 'react';
import type { ListPage } from './group-by-day.ts';
import type { ListPreview } from './list-preview.ts';

type Chosen<Row> = { readonly row: Row; readonly href: string; readonly pageKey: string };

export type PreviewedTableProps<Row> = PagedTableProps<Row, ListPage<Row>> & {
  readonly accountId: string;
  readonly preview: ListPreview<Row>;
  readonly rowLink: (row: Row) => RowLink | undefined;
  /** Identifies the page of the list: a preview closes with its page. */
  readonly pageKey: string;
};

/** Shows the rows of a list, and next to them a panel with one row while the list stays usable. */
export function PreviewedTable<Row>({ accountId, preview, pageKey, ...table }: PreviewedTableProps<Row>) {
  const { rowLink, query } = table;
  const [chosen, setChosen] = useState<Chosen<Row>>();
  const { Dialog: Preview, openWhenLoaded, close, trigger } = useLazyDialog(preview);
  const shown = Preview && chosen?.pageKey === pageKey ? chosen : undefined;
  const isShown = (row: Row): boolean => rowLink(row)?.href === shown?.href;

  const toggle = (row: Row) => {
    if (isShown(row)) return close();
    const href = rowLink(row)?.href;
    if (href !== undefined) openWhenLoaded(() => setChosen({ row, href, pageKey }));
  };
  return (
    <>
      <PagedTable
        {...table}
        rowPreview={{ shownHref: shown?.href, onToggle: toggle, onIntent: trigger.onFocus }}
      />
      {Preview && shown && (
        <Preview
          accountId={accountId}
          // Prefers the row's current values, unless it has moved to another page.
          row={query.data?.items.find(isShown) ?? shown.row}
          href={shown.href}
          onClose={close}
        />
      )}
    </>
  );
}
