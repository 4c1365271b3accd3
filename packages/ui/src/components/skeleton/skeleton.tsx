import { classNames } from '../../private/class-names.ts';
import { insteadOf as insteadOfStyle, skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** The width of the content to come, in px. */
  readonly width: number;
  /** The element to come, whose height is reserved so that nothing moves. Defaults to text. */
  readonly insteadOf?: keyof typeof insteadOfStyle | undefined;
};

/** Shows a placeholder bar for loading text after 150 ms, and marks it as busy for screen readers. */
export function Skeleton({ width, insteadOf = 'text' }: SkeletonProps) {
  return (
    <span className={classNames(skeleton, insteadOfStyle[insteadOf])} style={{ width }} aria-busy="true" />
  );
}
