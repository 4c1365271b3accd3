import type { LazyModule } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

export type ListPreviewProps<Row> = {
  readonly accountId: string;
  /** As the list returned it: enough for a first look. */
  readonly row: Row;
  /** The row's page. */
  readonly href: string;
  readonly onClose: () => void;
};

/** Shows a row beside its list, in a `PreviewPanel`. Loaded once the list is there. */
export type ListPreview<Row> = LazyModule<(props: ListPreviewProps<Row>) => ReactNode>;
