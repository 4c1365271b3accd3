import type { Shell } from '@tillbook/web-shell';

export type RouterContext = {
  readonly shell: Shell;
  /** Opens a page of another app instead of this one. */
  readonly leaveFor: (address: string) => void;
};
