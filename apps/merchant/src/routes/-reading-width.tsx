import type { ReactNode } from 'react';
import { readingWidth } from './-reading-width.css.ts';

export function ReadingWidth({ children }: { readonly children: ReactNode }) {
  return <div className={readingWidth}>{children}</div>;
}
