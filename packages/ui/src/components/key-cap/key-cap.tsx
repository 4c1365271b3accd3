import { keyCap } from './key-cap.css.ts';

export type KeyCapProps = {
  /** The key's label, or several keys together: "⌘K". */
  readonly children: string;
};

/** Shows a key to press. */
export function KeyCap({ children }: KeyCapProps) {
  return <kbd className={keyCap}>{children}</kbd>;
}
