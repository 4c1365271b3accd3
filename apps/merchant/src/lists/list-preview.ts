import type { LazyModule } from '@tillbook/web-shell';
import type { ReactNode } from 'react';

export type ListPreviewProps<Row> = {
  readonly accountId: string;
  /** The list's row, shown until the details have loaded. */
  readonly row: Row;
  readonly href: string;
  readonly onClose: () => void;
};

/** A component that shows a row in a `PreviewPanel`; loaded after the list. */
export type ListPreview<Row> = LazyModule<(props: ListPreviewProps<Row>) => ReactNode>;
