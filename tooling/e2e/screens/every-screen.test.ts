import { beforeAll, describe, test } from 'vitest';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { oneVisitEach } from '../journeys/stages.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import { sampled } from '../product/test-sample.ts';
import { screens } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import type { Screen } from './screen.ts';
import { openEmpty } from './screen-states.ts';
import { screenKind } from './screen-kind.ts';
import { type ScreenStage, walkScreen } from './screen-walk.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

/**
 * Every screen is opened, but only one of each app in an ended session, because one guard serves all screens of
 * an app; `npm run drill -- walks` covers all.
 */
const withSessionOver = sampled(
  screens.filter(({ person }) => person !== undefined),
  {
    walk: 'screens in a session that is over',
    kindOf: (screen) => screenKind(screen).split(' ')[0] ?? '',
    perKind: 1,
  },
);

/**
 * A sample, because the apps load all screens in the same way; `npm run drill -- layout-shift` covers all.
 */
const loadedOnPhone = sampled(screens, {
  walk: 'screens that load on a phone',
  kindOf: (screen) => screenKind(screen).split(' ').at(-1) ?? '',
});

const stagesOf = (screen: Screen): readonly ScreenStage[] => [
  ...(withSessionOver.includes(screen) ? (['session over'] as const) : []),
  ...(loadedOnPhone.includes(screen) ? (['nothing moves'] as const) : []),
  'content',
];

const cases = inAppearances(screens.map((screen) => ({ ...screen, stages: stagesOf(screen) })));
const casesWith = (stage: ScreenStage) => cases.filter(({ stages }) => stages.includes(stage));

const emptyScreens = sampled(
  screens.flatMap(({ empty, ...screen }) => (empty ? [{ ...screen, empty }] : [])),
  {
    walk: 'empty screens',
    kindOf: screenKind,
    isRequired: ({ empty }) => empty.shows !== undefined,
  },
);

const addressOf = ({ path }: Screen): string => webUrl + fillAddress(path, ids);

const expectRight = oneVisitEach(({ looks, stages, ...screen }: (typeof cases)[number]) =>
  walkScreen((options) => visit({ person: screen.person, ...looks[0], ...options }), stages, {
    screen,
    address: addressOf(screen),
    looks,
  }),
);

describe('ended session', () => {
  test.each(casesWith('session over'))(
    'redirects from $name to sign-in and back if the session has ended',
    { meta: { shows: ['spec:2.13', 'spec:4.1'] } },
    (screen) => expectRight(screen, 'session over'),
  );
});

describe('layout shifts', () => {
  test.each(casesWith('nothing moves'))(
    'shifts no element on a phone while responses arrive one at a time: $name',
    (screen) => expectRight(screen, 'nothing moves'),
  );
});

describe('content', () => {
  for (const screen of cases) {
    test(
      `shows the screen without axe violations or horizontal scroll: ${screen.name}`,
      { meta: { shows: screen.shows } },
      () => expectRight(screen, 'content'),
    );
  }
});

describe('empty response', () => {
  for (const { looks, empty, ...screen } of inAppearances(emptyScreens)) {
    test(`shows the empty state: ${screen.name}`, { meta: { shows: empty.shows } }, async () => {
      const { page } = await visit({ person: empty.person, ...looks[0] });
      await openEmpty(page, addressOf(screen), empty);
      await expectNoFaults(page, looks);
    });
  }
});
