import type { ReactNode } from 'react';
import { readingWidth } from './-reading-width.css.ts';

/** Limits a screen of labels and values to a readable width. */
export function ReadingWidth({ children }: { readonly children: ReactNode }) {
  return <div className={readingWidth}>{children}</div>;
}
