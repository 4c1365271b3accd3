import type { LazyModule } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

export type ListPreviewProps<Row> = {
  readonly accountId: string;
  /** The row as the list returned it, shown until the details have loaded. */
  readonly row: Row;
  readonly href: string;
  readonly onClose: () => void;
};

/** Shows a row next to its list, in a `PreviewPanel`. Loaded after the list. */
export type ListPreview<Row> = LazyModule<(props: ListPreviewProps<Row>) => ReactNode>;
