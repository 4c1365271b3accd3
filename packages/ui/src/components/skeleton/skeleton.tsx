import { classNames } from '../../private/class-names.ts';
import { insteadOf as insteadOfStyle, skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** As wide as what it stands for, in px. */
  readonly width: number;
  /** As high as what it stands for, so that nothing moves when that comes: text unless said. */
  readonly insteadOf?: keyof typeof insteadOfStyle;
};

/** A bar where words will be. It shows after 150 ms, and says that something is awaited. */
export function Skeleton({ width, insteadOf = 'text' }: SkeletonProps) {
  return (
    <span className={classNames(skeleton, insteadOfStyle[insteadOf])} style={{ width }} aria-busy="true" />
  );
}
