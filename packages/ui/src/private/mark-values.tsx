import type { ReactNode } from 'react';
import { splitValues } from './split-values.ts';

/**
 * Wraps each amount, card mask, date, time, and identifier in an element that browsers never translate, and
 * the whole text in one element, as layouts expect. Returns other content, and a text without values,
 * unchanged.
 *
 * @example
 * markValues('Refund $5.13') // <span><span>Refund </span><span translate="no">$5.13</span></span>
 */
export const markValues = (shown: ReactNode): ReactNode => {
  if (typeof shown !== 'string') return shown;
  const parts = splitValues(shown);
  if (parts.every(({ isValue }) => !isValue)) return shown;
  const elements = parts.map(({ start, text, isValue }) => (
    <span key={start} translate={isValue ? 'no' : undefined}>
      {text}
    </span>
  ));
  return elements.length === 1 ? elements[0] : <span>{elements}</span>;
};
