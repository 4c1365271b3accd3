import type { AriaAttributes, ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { stack, stackAlign } from './stack.css.ts';

export type StackProps = {
  readonly children: ReactNode;
  /** The gap between children, in px. */
  readonly space?: Space;
  /** The horizontal alignment. Without it, children take the full width. */
  readonly align?: 'start' | 'center' | 'end';
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
  readonly id?: string;
} & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-live' | 'aria-busy'>;

/** Stacks children with equal gaps. */
export function Stack({ children, space = 16, align, as: Element = 'div', ...rest }: StackProps) {
  return (
    <Element {...rest} className={classNames(stack, gap[space], align && stackAlign[align])}>
      {children}
    </Element>
  );
}
