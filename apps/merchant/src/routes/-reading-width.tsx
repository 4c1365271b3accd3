import type { ReactNode } from 'react';
import { readingWidth } from './-reading-width.css.ts';

/** Keeps a screen of labels and values as wide as it is well read. */
export function ReadingWidth({ children }: { readonly children: ReactNode }) {
  return <div className={readingWidth}>{children}</div>;
}
