import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { inAppearances } from '../browser/appearances.ts';
import { findViolations } from '../browser/find-violations.ts';
import { visits } from '../journeys/visits.ts';
import { adminScreens } from './admin-screens.ts';
import { answerCall, complaintAbout, holdCall } from './answers.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { merchantScreens } from './merchant-screens.ts';
import { expectScreen, scrollsSideways, seen, settled } from './reading.ts';
import type { Screen, ScreenPart } from './screen.ts';

const { webUrl, visit } = visits();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const screens = [...merchantScreens, ...adminScreens];
const parts = screens.flatMap((screen) =>
  (screen.parts ?? []).map((part) => ({ screen, part, name: `${screen.name}, ${part.name}` })),
);
const emptyScreens = screens.flatMap(({ empty, ...screen }) => (empty ? [{ ...screen, empty }] : []));
const guardedScreens = screens.filter(({ person }) => person !== undefined);

const addressOf = ({ path }: Screen): string => webUrl + fillAddress(path, ids);

describe('content', () => {
  test.each(inAppearances(screens))('$title', async ({ appearance, ...screen }) => {
    const { page } = await visit({ person: screen.person, ...appearance });
    await page.goto(addressOf(screen));
    await expectScreen(page, screen);
    await seen(page, screen.content).waitFor();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('nothing to show', () => {
  test.each(inAppearances(emptyScreens))('$title', async ({ appearance, empty, ...screen }) => {
    const { page } = await visit({ person: empty.person, ...appearance });
    await page.goto(addressOf(screen));
    await seen(page, empty.text).waitFor();
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('a slow answer', () => {
  test.each(parts)('$name', async ({ screen, part }) => {
    const { page } = await visit({ person: screen.person });
    const release = await holdCall(page, part.call);
    await page.goto(addressOf(screen));
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Nothing is said to have failed, or not to be there, as long as nobody knows.
    await page.waitForTimeout(200);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
    release();
    await seen(page, screen.content).waitFor();
    await settled(page);
  });
});

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

describe('a failure', () => {
  const cases = inAppearances(parts);
  test.each(cases)('with a message of the server: $title', async ({ screen, part, appearance }) => {
    const { page, expectComplaint } = await visit({ person: screen.person, ...appearance });
    expectComplaint(complaintAbout('with a message'), ...(part.log === undefined ? [] : [{ log: part.log }]));
    await answerCall(page, part.call, 'with a message');
    const failed = expectFailure(page, part);
    await page.goto(addressOf(screen));
    await failed;
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test.each([
    ...parts.map((one) => ({ ...one, answer: 'without a message' as const })),
    ...parts.map((one) => ({ ...one, answer: 'network away' as const })),
  ])('$answer: $name, and again once it is over', async ({ screen, part, answer }) => {
    const { page, expectComplaint } = await visit({ person: screen.person });
    expectComplaint(complaintAbout(answer), ...(part.log === undefined ? [] : [{ log: part.log }]));
    const end = await answerCall(page, part.call, answer);
    const failed = expectFailure(page, part);
    await page.goto(addressOf(screen));
    await failed;
    await end();
    await askAgain(page, part);
    await seen(page, screen.content).waitFor();
    await settled(page);
  });
});

describe('a session that is over', () => {
  test.each(guardedScreens)('$name leads to sign-in, and from there back', async (screen) => {
    const { person } = screen;
    if (!person) throw new Error('Somebody looks at a guarded screen.');
    const { page, signedIn, expectComplaint } = await visit({ person });
    expectComplaint({ status: 401, path: '/api/' });
    await fetch(`${webUrl}/api/identity/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${signedIn?.token}` },
    });
    await page.goto(addressOf(screen));
    await page.waitForURL('**/login*');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(addressOf(screen));
    await expectScreen(page, screen);
    await seen(page, screen.content).waitFor();
  });
});
