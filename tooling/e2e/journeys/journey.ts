import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openFigures } from '../database/read-figures.ts';
import type { ExpectedComplaint } from '../browser/complaints.ts';
import type { WatchedPage } from '../browser/watched-page.ts';
import { ownProduct } from '../product/own-product.ts';
import { type VisitOptions, visits } from './visits.ts';

type Figures = Awaited<ReturnType<typeof openFigures>>;

/** Gives each test a fresh profile, and access to the figures in the database. */
export const journey = (options: BrowserContextOptions & VisitOptions = {}) => {
  const { visit, ...urls } = visits();
  let watched: WatchedPage;
  let figures: Figures;

  beforeAll(async () => {
    figures = await openFigures(ownProduct().databaseUrl);
  });
  afterAll(() => figures.close());
  beforeEach(async () => {
    watched = await visit(options);
  });

  return {
    ...urls,
    visit,
    page: () => watched.page,
    untilAnswered: () => watched.untilAnswered(),
    expectComplaint: (...expected: readonly ExpectedComplaint[]) => watched.expectComplaint(...expected),
    figures: () => figures,
  };
};
