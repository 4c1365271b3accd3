import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import {
  figures,
  headingSize,
  identifier,
  oneLine,
  textAlign,
  textSize,
  textTone,
  textWeight,
} from './text.css.ts';

export type TextProps = {
  readonly children: ReactNode;
  readonly size?: keyof typeof textSize;
  /** The color. Defaults to that of its container. */
  readonly tone?: keyof typeof textTone;
  /** The font weight. Defaults to regular. */
  readonly weight?: keyof typeof textWeight;
  readonly align?: keyof typeof textAlign;
  /** Tabular digits, for dates and counts in a column. */
  readonly tabular?: boolean;
  /** Truncates the text to one line with an ellipsis. Never for an amount. */
  readonly truncate?: boolean;
  readonly as?: 'p' | 'span' | 'strong' | 'div';
  readonly id?: string;
};

export function Text({
  children,
  size,
  tone,
  weight,
  align,
  tabular = false,
  truncate = false,
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={classNames(
        size && textSize[size],
        tone && textTone[tone],
        weight && textWeight[weight],
        align && textAlign[align],
        tabular && figures,
        truncate && oneLine,
      )}
    >
      {markValues(children)}
    </Element>
  );
}

export type HeadingProps = {
  readonly children: ReactNode;
  /** The level in the page's outline; `size` sets the look. */
  readonly level?: 1 | 2 | 3;
  readonly size?: keyof typeof headingSize;
  readonly id?: string;
};

/** Shows a heading. Level one is the page's title. */
export function Heading({ children, level = 2, size = level === 1 ? 'title' : 'heading', id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={headingSize[size]}>
      {markValues(children)}
    </Element>
  );
}

/** Shows an identifier: slightly spaced, so that it can be compared letter by letter, and never translated. */
export function Identifier({ children }: { readonly children: ReactNode }) {
  return (
    <span className={identifier} translate="no">
      {children}
    </span>
  );
}
