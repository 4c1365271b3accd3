import { first as firstStyle, second as secondStyle, shareBar } from './share-bar.css.ts';

export type ShareBarProps = {
  /** The two parts, in the same unit. Negative ones take no width. */
  readonly first: number;
  /** The second part. */
  readonly second: number;
};

/** How two parts divide a whole. It repeats numbers shown beside it, so it is hidden from screen readers. */
export function ShareBar({ first, second }: ShareBarProps) {
  return (
    <div className={shareBar} aria-hidden="true">
      {first > 0 && <span className={firstStyle} style={{ flexGrow: first }} />}
      {second > 0 && <span className={secondStyle} style={{ flexGrow: second }} />}
    </div>
  );
}
