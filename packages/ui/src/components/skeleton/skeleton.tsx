import { classNames } from '../../private/class-names.ts';
import { insteadOf as insteadOfStyle, skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** The width of what it stands in for, in px. */
  readonly width: number;
  /** The height of what it stands in for, so that nothing moves when that arrives; defaults to text. */
  readonly insteadOf?: keyof typeof insteadOfStyle | undefined;
};

/** A placeholder bar for loading text. It shows after 150 ms and announces that something is loading. */
export function Skeleton({ width, insteadOf = 'text' }: SkeletonProps) {
  return (
    <span className={classNames(skeleton, insteadOfStyle[insteadOf])} style={{ width }} aria-busy="true" />
  );
}
