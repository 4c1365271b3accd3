import type { Person } from '@tillbook/e2e/sign-in-by-call';
import type { Locator, Page } from 'playwright';
import type { PressGroup } from './press-group.ts';

/** IDs of the demo data by their names in `findExampleIds`. */
export type ExampleIds = Readonly<Record<string, string>>;

export type Press = {
  readonly kind: string;
  readonly group?: PressGroup;
  /** Signed in while the press is measured; by default the coffee roaster. */
  readonly person?: Person;
  /** Path of the screen. IDs of the demo data replace `{payment}` and similar placeholders. */
  readonly path: string;
  /** Must be visible before the press. */
  readonly after: (page: Page) => Locator;
  /** Prepares the screen, unmeasured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly on: ((page: Page) => Locator) | string;
  /** Must be visible when the press has taken full effect. */
  readonly shows: (page: Page) => Locator;
  /** Longest acceptable time to the result: half the time that was measured when the goal was set. */
  readonly drawnGoalMs?: number;
};
