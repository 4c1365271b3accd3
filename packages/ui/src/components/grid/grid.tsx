import type { ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { asideFirst, column, columns, grid, gridRatio } from './grid.css.ts';

export type GridProps = {
  readonly children: ReactNode;
  /** The ratio of the columns. On phones, children are always stacked. */
  readonly ratio?: keyof typeof gridRatio;
  /** The gap between children, in px. */
  readonly space?: Space;
};

/** Lays out children in columns of equal height. */
export function Grid({ children, ratio = '1:1', space = 16 }: GridProps) {
  return <div className={classNames(grid, gridRatio[ratio], gap[space])}>{children}</div>;
}

export type ColumnsProps = {
  readonly children: ReactNode;
  /** The content to the right of the main column, 320 px wide. */
  readonly aside: ReactNode;
  /** The position of the aside when it does not fit next to the main column. */
  readonly asideBelow?: 'after' | 'before';
};

/** Lays out a main column and an aside. */
export function Columns({ children, aside, asideBelow = 'after' }: ColumnsProps) {
  return (
    <div className={columns}>
      <div className={column}>{children}</div>
      <div className={classNames(column, asideBelow === 'before' && asideFirst)}>{aside}</div>
    </div>
  );
}
