import type { ReactNode } from 'react';
import { markValues } from './mark-values.tsx';

const isText = (children: ReactNode): boolean => typeof children === 'string' || typeof children === 'number';

/**
 * Wraps a text that has a changing neighbor in an element: React could neither move nor remove the text
 * itself after the browser has translated the page. Renders other content unchanged.
 */
export function TextSlot({ children }: { readonly children?: ReactNode }) {
  return isText(children) ? <span>{markValues(children)}</span> : <>{children}</>;
}
