import type { Shell } from '@tillbook/web-shell';

export type RouterContext = {
  readonly shell: Shell;
  /** Replaces this page with the page at an address, which may belong to another app. */
  readonly leaveFor: (address: string) => void;
};
