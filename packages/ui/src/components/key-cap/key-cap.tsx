import { keyCap } from './key-cap.css.ts';

export type KeyCapProps = {
  /** As it stands on the key, or several of them together: "⌘K". */
  readonly children: string;
};

/** A key to press. */
export function KeyCap({ children }: KeyCapProps) {
  return <kbd className={keyCap}>{children}</kbd>;
}
