import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { openFigures } from '../database/read-figures.ts';
import type { ExpectedComplaint } from '../browser/complaints.ts';
import type { WatchedPage } from '../browser/watched-page.ts';
import { type VisitOptions, visits } from './visits.ts';

type Figures = Awaited<ReturnType<typeof openFigures>>;

/** What most journeys have: one fresh profile for each test, and the books beside the product. */
export const journey = (options: BrowserContextOptions & VisitOptions = {}) => {
  const { visit, ...urls } = visits();
  let watched: WatchedPage;
  let figures: Figures;

  beforeAll(async () => {
    figures = await openFigures(inject('databaseUrl'));
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
