import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type Appearance, expectNoFaults } from '../browser/appearances.ts';
import { type Faults, runStages } from '../journeys/stages.ts';
import type { Visit } from '../journeys/visits.ts';
import { complaintAbout, mockCall, type MockResponse } from './mock-call.ts';
import { seen, settled } from './reading.ts';
import type { Screen, ScreenPart } from './screen.ts';
import { openLoading } from './screen-states.ts';

/** A part waits, fails in several ways, and finally arrives (`again`). */
export type PartStage = 'loading' | MockResponse | 'again';

type PartInUse = {
  readonly page: Page;
  readonly screen: Screen;
  readonly part: ScreenPart;
  readonly address: string;
  /** Appearances in which the failure is checked; may be empty. */
  readonly looks: readonly Appearance[];
  /** Console lines of the current stage. */
  readonly logs: string[];
};

/**
 * Waits until the part shows its message or, if the specification requires only a log, until it is written.
 */
const expectFailed = async ({ page, part: { failure, log }, logs }: PartInUse): Promise<void> => {
  if (log === undefined) return seen(page, failure).waitFor();
  await expect.poll(() => logs.some((line) => line.startsWith(log))).toBe(true);
  // Without a message, the part has no button either.
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
};

const retryOf = ({ page, part }: PartInUse): Locator =>
  part.log === undefined
    ? page.getByRole('button', { name: part.retryLabel ?? 'Try again', exact: true })
    : page.getByRole('button', { name: 'Reload page' });

/** Clicks the first button and returns the number left, because several parts of a screen may have failed. */
const pressIfThere = async (buttons: Locator): Promise<number> => {
  // The button may disappear during the click.
  if ((await buttons.count()) > 0)
    await buttons
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  return buttons.count();
};

const expectWaiting = async (use: PartInUse): Promise<void> => {
  const { page, address, part } = use;
  // The failure follows after the wait, from a mock instead of the server.
  await mockCall(page, part.call, 'with a message');
  const release = await openLoading(page, address, part);
  // Neither a failure nor an empty list is shown before the response arrives.
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
  release();
  await expectFailed(use);
};

const answerTo = (page: Page, { call }: ScreenPart, response: MockResponse): Promise<unknown> => {
  const matches = (url: string) => call.test(new URL(url).pathname);
  return response === 'network away'
    ? page.waitForEvent('requestfailed', (request) => matches(request.url()))
    : page.waitForEvent('response', (answer) => matches(answer.url()));
};

const expectFailure = async (use: PartInUse, response: MockResponse, continues: boolean): Promise<void> => {
  const { page, part } = use;
  await mockCall(page, part.call, response);
  const answered = answerTo(page, part, response);
  if (continues) await retryOf(use).first().click();
  else await page.goto(use.address);
  await answered;
  // The client retries once, and the previous message may stay until then.
  await settled(page);
  await expectFailed(use);
};

const expectContent = async (use: PartInUse): Promise<void> => {
  const { page, part, screen } = use;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (part.log === undefined) await expect.poll(() => pressIfThere(retryOf(use))).toBe(0);
  else await retryOf(use).click();
  await seen(page, screen.content).waitFor();
  await settled(page);
};

const runStage = async (use: PartInUse, stage: PartStage, continues: boolean): Promise<void> => {
  use.logs.length = 0;
  switch (stage) {
    case 'loading':
      return expectWaiting(use);
    case 'with a message':
      // The loading stage already ended with this failure.
      if (!continues) await expectFailure(use, stage, continues);
      expect(await use.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      return expectNoFaults(use.page, use.looks);
    case 'without a message':
    case 'network away':
    case 'session over':
      return expectFailure(use, stage, continues);
    case 'again':
      return expectContent(use);
  }
};

/**
 * Opens a screen once; one of its parts waits, fails in each of the given ways, and arrives. Each mock
 * replaces the previous, because the page may repeat a call at any time.
 */
export const walkPart = async (
  { page, expectComplaint }: Visit,
  { others, ...use }: Omit<PartInUse, 'page' | 'logs'> & { readonly others: readonly MockResponse[] },
): Promise<Faults<PartStage>> => {
  const responses = ['with a message', ...others] as const;
  const { log } = use.part;
  expectComplaint(...responses.map(complaintAbout), ...(log === undefined ? [] : [{ log }]));
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  return runStages(['loading', ...responses, 'again'], async (stage, continues) => {
    if (!continues) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await runStage({ ...use, page, logs }, stage, continues);
  });
};
