import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { secondaryText } from './secondary-text.css.ts';

export type SecondaryTextProps = {
  /** A short text: "Visa •••• 4242". */
  readonly children: ReactNode;
};

/** Adds a second, muted line to a cell. It is truncated if necessary; the first line is not. */
export function SecondaryText({ children }: SecondaryTextProps) {
  return (
    <span className={secondaryText} title={typeof children === 'string' ? children : undefined}>
      {markValues(children)}
    </span>
  );
}
