import type { Locator, Page } from 'playwright';

/** Ids of the demo data, by the names that `findExampleIds` gives them. */
export type ExampleIds = Readonly<Record<string, string>>;

/** One kind of press, and where it is made. */
export type Press = {
  readonly kind: string;
  /** The address it is made at; `{payment}` and the like are replaced by ids of the demo data. */
  readonly path: string;
  /** What has to be on the screen before it is made. */
  readonly after: (page: Page) => Locator;
  /** What brings the screen to where it is made, not measured. */
  readonly before?: (page: Page) => Promise<void>;
  /** An element that is clicked, or a key. */
  readonly on: ((page: Page) => Locator) | string;
  /** What has to be on the screen once it has done everything. */
  readonly shows: (page: Page) => Locator;
  /** The longest that this should take: half of the time measured before this goal was set. */
  readonly drawnGoalMs?: number;
};
