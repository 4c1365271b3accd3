import type { Shell } from '@tillbook/web-shell';

/** What every route's guard and loader is handed. */
export type RouterContext = {
  readonly shell: Shell;
  /** Opens a page of another app in place of this one. */
  readonly leaveFor: (address: string) => void;
};
