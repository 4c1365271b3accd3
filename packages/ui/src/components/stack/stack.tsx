import type { AriaAttributes, ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { stack, stackAlign } from './stack.css.ts';

export type StackProps = {
  readonly children: ReactNode;
  /** The distance between children, in px. */
  readonly space?: Space;
  /** Without it children take the whole width. */
  readonly align?: 'start' | 'center' | 'end';
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
  readonly id?: string;
} & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-live' | 'aria-busy'>;

/** Children under each other, with one distance between them. */
export function Stack({ children, space = 16, align, as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element {...rest} className={classNames(stack, gap[space], align && stackAlign[align])}>
      {children}
    </Element>
  );
}
