import { first as firstStyle, second as secondStyle, shareBar } from './share-bar.css.ts';

export type ShareBarProps = {
  /** The two parts, in any unit they share. What is negative takes no room. */
  readonly first: number;
  readonly second: number;
};

/** How two parts share a whole. It repeats figures that stand beside it, so it is not read aloud. */
export function ShareBar({ first, second }: ShareBarProps) {
  return (
    <div className={shareBar} aria-hidden="true">
      {first > 0 && <span className={firstStyle} style={{ flexGrow: first }} />}
      {second > 0 && <span className={secondStyle} style={{ flexGrow: second }} />}
    </div>
  );
}
