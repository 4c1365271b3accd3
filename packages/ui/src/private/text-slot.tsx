import type { ReactNode } from 'react';
import { markValues } from './mark-values.tsx';

const isText = (children: ReactNode): boolean => typeof children === 'string' || typeof children === 'number';

/**
 * Gives a text beside something that appears or changes an element of its own: React could neither move nor remove the
 * text itself after the browser has translated the page. Anything else is displayed as it is.
 */
export function TextSlot({ children }: { readonly children?: ReactNode }) {
  return isText(children) ? <span>{markValues(children)}</span> : <>{children}</>;
}
