import { first as firstStyle, second as secondStyle, shareBar } from './share-bar.css.ts';

export type ShareBarProps = {
  /** The first part, in the same unit as the second. A negative part takes no width. */
  readonly first: number;
  /** The second part. */
  readonly second: number;
};

/**
 * Shows the shares of two parts in a whole. Hidden from screen readers, because the numbers next to it give
 * the same information.
 */
export function ShareBar({ first, second }: ShareBarProps) {
  return (
    <div className={shareBar} aria-hidden="true">
      {first > 0 && <span className={firstStyle} style={{ flexGrow: first }} />}
      {second > 0 && <span className={secondStyle} style={{ flexGrow: second }} />}
    </div>
  );
}
