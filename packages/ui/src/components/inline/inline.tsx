import type { AriaAttributes, ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { inline, inlineAlign, inlineJustify, inlineWrap } from './inline.css.ts';

export type InlineProps = {
  readonly children: ReactNode;
  /** The distance between children, in px. */
  readonly space?: Space;
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children may go on in a second line. */
  readonly wrap?: boolean;
  readonly as?: 'div' | 'span' | 'ul' | 'li';
  readonly role?: 'group';
} & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;

/** Children beside each other, with one distance between them. */
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
