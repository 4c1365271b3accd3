import type { ReactNode } from 'react';
import { gap, type Space } from '../../css/gap.css.ts';
import { classNames } from '../../private/class-names.ts';
import { asideFirst, column, columns, grid, gridRatio } from './grid.css.ts';

export type GridProps = {
  readonly children: ReactNode;
  /** How the width is shared out; on a phone children always stand under each other. */
  readonly ratio?: keyof typeof gridRatio;
  readonly space?: Space;
};

/** Children in columns of one height. */
export function Grid({ children, ratio = '1:1', space = 16 }: GridProps) {
  return <div className={classNames(grid, gridRatio[ratio], gap[space])}>{children}</div>;
}

export type ColumnsProps = {
  readonly children: ReactNode;
  /** Stands right of the main column, 320 px wide. */
  readonly aside: ReactNode;
  /** Where the aside goes when there is no room beside the main column. */
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
