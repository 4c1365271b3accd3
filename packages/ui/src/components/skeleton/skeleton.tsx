import { skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** As wide as what it stands for, in px. */
  readonly width: number;
};

/** A bar where words will be. It shows after 150 ms, and says that something is awaited. */
export function Skeleton({ width }: SkeletonProps) {
  return <span className={skeleton} style={{ width }} aria-busy="true" />;
}
