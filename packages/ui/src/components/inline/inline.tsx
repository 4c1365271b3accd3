import type { AriaAttributes, ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { inline, inlineAlign, inlineJustify, inlineWrap } from './inline.css.ts';

export type InlineProps = {
  readonly children: ReactNode;
  /** The gap between children, in px. */
  readonly space?: Space;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** The distribution of the children along the line. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Lets children wrap to further lines. */
  readonly wrap?: boolean;
  readonly as?: 'div' | 'span' | 'ul' | 'li';
  readonly role?: 'group';
} & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;

/** Lays out children in a row, with equal gaps. */
export function Inline({
  children,
  space = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  ...rest
}: InlineProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        inline,
        gap[space],
        wrap && inlineWrap,
        inlineAlign[align],
        justify !== 'start' && inlineJustify[justify],
      )}
    >
      {children}
    </Element>
  );
}
