import { skeleton } from './skeleton.css.ts';

export type SkeletonProps = {
  /** As wide as what it stands for, in px. */
  readonly width: number;
};

/** A bar where words will be. It shows after 150 ms; what holds it says `aria-busy`. */
export function Skeleton({ width }: SkeletonProps) {
  return <span className={skeleton} style={{ width }} />;
}
