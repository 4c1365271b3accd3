import { beforeAll, describe, test } from 'vitest';
import { inAppearances } from '../browser/appearances.ts';
import { oneVisitEach } from '../journeys/stages.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import { isWhole, sampled } from '../product/test-sample.ts';
import { parts } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { walkPart } from './part-walk.ts';
import { screenKind } from './screen-kind.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const otherResponses = ['without a message', 'network away'] as const;

/**
 * One part of each kind and every part with a claim, because the apps test failures of their screens, too;
 * `npm run drill -- failures` covers every part.
 */
const chosen = sampled(parts, {
  walk: 'parts that wait and fail',
  kindOf: ({ screen }) => screenKind(screen),
  isRequired: ({ part }) => part.shows !== undefined,
  perKind: 1,
});

/**
 * Each part fails with a message and in one of two other ways, which alternate because both show the same
 * text.
 */
const cases = inAppearances(chosen).map((one, index) => ({
  ...one,
  others: isWhole ? otherResponses : otherResponses.filter((_, turn) => turn === index % 2),
  // The other parts of a screen fail in the same component.
  checksAppearances: isWhole || one.part === one.screen.parts?.[0],
}));

const expectRight = oneVisitEach(
  async ({ screen, part, looks, others, checksAppearances }: (typeof cases)[number]) =>
    walkPart(await visit({ person: screen.person, ...looks[0] }), {
      address: webUrl + fillAddress(screen.path, ids),
      screen,
      part,
      looks: checksAppearances ? looks : [],
      others,
    }),
);

describe('slow response', () => {
  for (const one of cases) {
    test(
      `shows a loading state until the response arrives: ${one.name}`,
      { meta: { shows: one.part.shows?.loading } },
      () => expectRight(one, 'loading'),
    );
  }
});

describe('failure', () => {
  for (const one of cases) {
    test(
      `shows an error after a failure with a server message: ${one.name}`,
      { meta: { shows: one.part.shows?.failure } },
      () => expectRight(one, 'with a message'),
    );
  }

  for (const one of cases) {
    for (const response of one.others) {
      test(
        `recovers from a failure (${response}): ${one.name}`,
        { meta: { shows: one.part.shows?.failure } },
        () => expectRight(one, response, 'again'),
      );
    }
  }
});
