import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { visits } from '../journeys/visits.ts';
import { answerCall, complaintAbout } from './answers.ts';
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

describe('a failure', () => {
  const cases = inAppearances(parts);
  test.each(cases)('with a message of the server: $name', async ({ screen, part, looks }) => {
    const { page, expectComplaint } = await visit({ person: screen.person, ...looks[0] });
    expectComplaint(complaintAbout('with a message'), ...(part.log === undefined ? [] : [{ log: part.log }]));
    await answerCall(page, part.call, 'with a message');
    const failed = expectFailure(page, part);
    await page.goto(addressOf(screen));
    await failed;
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectNoFaults(page, looks);
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
