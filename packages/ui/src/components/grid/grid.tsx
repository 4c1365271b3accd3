import type { ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { asideFirst, column, columns, grid, gridRatio } from './grid.css.ts';

export type GridProps = {
  readonly children: ReactNode;
  /** How the width is divided; on phones, children are always stacked. */
  readonly ratio?: keyof typeof gridRatio;
  /** The gap between children, in px. */
  readonly space?: Space;
};

/** Children in columns of equal height. */
export function Grid({ children, ratio = '1:1', space = 16 }: GridProps) {
  return <div className={classNames(grid, gridRatio[ratio], gap[space])}>{children}</div>;
}

export type ColumnsProps = {
  readonly children: ReactNode;
  /** Right of the main column, 320 px wide. */
  readonly aside: ReactNode;
  /** Where the aside goes when it does not fit beside the main column. */
  readonly asideBelow?: 'after' | 'before';
};

/** A main column and an aside. */
export function Columns({ children, aside, asideBelow = 'after' }: ColumnsProps) {
  return (
    <div className={columns}>
      <div className={column}>{children}</div>
      <div className={classNames(column, asideBelow === 'before' && asideFirst)}>{aside}</div>
    </div>
  );
}
