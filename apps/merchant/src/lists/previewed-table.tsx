import { PagedTable, useLazyDialog, type PagedTableProps } from '@tillbook/web-shell';
import type { RowLink } from '@tillbook/ui';
import { useState } from 'react';
import type { ListPage } from './group-by-day.ts';
import type { ListPreview } from './list-preview.ts';

type Chosen<Row> = {
  readonly row: Row;
  readonly key: string;
  readonly href: string;
  readonly pageKey: string;
};

export type PreviewedTableProps<Row> = PagedTableProps<Row, ListPage<Row>> & {
  readonly accountId: string;
  readonly preview: ListPreview<Row>;
  readonly rowLink: (row: Row) => RowLink | undefined;
  /** Required if several rows link to the same page. */
  readonly rowKey?: ((row: Row) => string) | undefined;
  /** Identifies the list's page; a preview closes when the page changes. */
  readonly pageKey: string;
};

export function PreviewedTable<Row>({
  accountId,
  preview,
  pageKey,
  rowKey,
  ...table
}: PreviewedTableProps<Row>) {
  const { rowLink, query } = table;
  const [chosen, setChosen] = useState<Chosen<Row>>();
  const { Dialog: Preview, openWhenLoaded, close, trigger } = useLazyDialog(preview);
  const shown = Preview && chosen?.pageKey === pageKey ? chosen : undefined;
  const keyOf = (row: Row): string | undefined => rowKey?.(row) ?? rowLink(row)?.href;
  const isShown = (row: Row): boolean => shown !== undefined && keyOf(row) === shown.key;

  const toggle = (row: Row) => {
    if (isShown(row)) return close();
    const href = rowLink(row)?.href;
    const key = keyOf(row);
    if (href !== undefined && key !== undefined) openWhenLoaded(() => setChosen({ row, key, href, pageKey }));
  };
  return (
    <>
      <PagedTable
        {...table}
        rowPreview={{
          shownHref: shown?.key,
          ...(rowKey && { keyOf: rowKey }),
          onToggle: toggle,
          onIntent: trigger.onFocus,
        }}
      />
      {Preview && shown && (
        <Preview
          accountId={accountId}
          // Shows the row's current values, or the clicked row's values if the row has moved to another page.
          row={query.data?.items.find(isShown) ?? shown.row}
          href={shown.href}
          onClose={close}
        />
      )}
    </>
  );
}
