import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { type Visit, visits } from '../journeys/visits.ts';
import { type Answer, answerCall, complaintAbout } from './answers.ts';
import { parts } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { seen, settled } from './reading.ts';
import type { Screen, ScreenPart } from './screen.ts';

const { webUrl, visit } = visits();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const addressOf = ({ path }: Screen): string => webUrl + fillAddress(path, ids);

const expectFailure = async (page: Page, { failure, log }: ScreenPart): Promise<void> => {
  if (log === undefined) {
    await seen(page, failure).waitFor();
    return;
  }
  await page.waitForEvent('console', (message) => message.text().startsWith(log));
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
};

/** Presses the first of them and says how many are left: a screen may have failed in several places. */
const pressIfThere = async (buttons: Locator): Promise<number> => {
  // It may vanish while it is being pressed, since it has been pressed before.
  if ((await buttons.count()) > 0)
    await buttons
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  return buttons.count();
};

/** Where the specification shows nothing, there is nothing to press either. */
const askAgain = async (page: Page, { log, retryLabel }: ScreenPart): Promise<void> => {
  if (log !== undefined) await page.getByRole('button', { name: 'Reload page' }).click();
  const retry = page.getByRole('button', { name: retryLabel ?? 'Try again', exact: true });
  await expect.poll(() => pressIfThere(retry)).toBe(0);
};

/** What went wrong with each answer; nothing under an answer with which all was right. */
type Faults = ReadonlyMap<Answer, unknown>;
type PartCase = (typeof cases)[number];

const cases = inAppearances(parts);

const expectFailed = async ({ page }: Visit, { screen, part }: PartCase): Promise<void> => {
  const failed = expectFailure(page, part);
  await page.goto(addressOf(screen));
  await failed;
};

const expectFailureAndFaultlessPage = async (visited: Visit, one: PartCase): Promise<void> => {
  const end = await answerCall(visited.page, one.part.call, 'with a message');
  await expectFailed(visited, one);
  expect(await visited.page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expectNoFaults(visited.page, one.looks);
  await end();
};

const expectFailureAndEnd = async (visited: Visit, one: PartCase, answer: Answer): Promise<void> => {
  const { page } = visited;
  const end = await answerCall(page, one.part.call, answer);
  await expectFailed(visited, one);
  await end();
  await askAgain(page, one.part);
  await seen(page, one.screen.content).waitFor();
  await settled(page);
};

const failures = {
  'with a message': expectFailureAndFaultlessPage,
  'without a message': (visited: Visit, one: PartCase) =>
    expectFailureAndEnd(visited, one, 'without a message'),
  'network away': (visited: Visit, one: PartCase) => expectFailureAndEnd(visited, one, 'network away'),
} as const;
const answers = ['with a message', 'without a message', 'network away'] as const;

const faultsOf = new Map<string, Faults>();

/** Lets a part fail in every way within one visit, whichever test asks first. */
const findFaults = async (one: PartCase): Promise<Faults> => {
  const known = faultsOf.get(one.name);
  if (known) return known;
  const visited = await visit({ person: one.screen.person, ...one.looks[0] });
  const { log } = one.part;
  visited.expectComplaint(...answers.map(complaintAbout), ...(log === undefined ? [] : [{ log }]));
  const faults = new Map<Answer, unknown>();
  faultsOf.set(one.name, faults);
  for (const answer of answers) {
    try {
      await failures[answer](visited, one);
    } catch (error) {
      faults.set(answer, error);
      await visited.page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  }
  return faults;
};

const expectNone = async (one: PartCase, answer: Answer): Promise<void> => {
  const faults = await findFaults(one);
  if (faults.has(answer)) throw faults.get(answer);
};

describe('a failure', () => {
  for (const one of cases) {
    test(`with a message of the server: ${one.name}`, { meta: { shows: one.part.shows?.failure } }, () =>
      expectNone(one, 'with a message'),
    );
  }

  for (const answer of ['without a message', 'network away'] as const) {
    for (const one of cases) {
      test(
        `${answer}: ${one.name}, and again once it is over`,
        { meta: { shows: one.part.shows?.failure } },
        () => expectNone(one, answer),
      );
    }
  }
});
