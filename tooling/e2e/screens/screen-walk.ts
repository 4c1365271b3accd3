import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectNoFaults, type Looks, phone } from '../browser/appearances.ts';
import { translatableValues } from '../browser/translatable-values.ts';
import { type Faults, runStages } from '../journeys/stages.ts';
import type { Visit } from '../journeys/visits.ts';
import { layoutShiftLimit, layoutShiftScore, readLayoutShifts } from '../layout-shift/layout-shifts.ts';
import { answerOneByOne } from '../layout-shift/one-by-one.ts';
import { openScreen } from '../layout-shift/open-screen.ts';
import { complaintAbout } from './mock-call.ts';
import { expectScreen, scrollsSideways, seen, settled } from './reading.ts';
import type { Screen } from './screen.ts';

export type ScreenStage = 'session over' | 'nothing moves' | 'content';

type ScreenInUse = {
  readonly screen: Screen;
  readonly address: string;
  readonly looks: Looks;
};

const expectSignInAndBack = async (page: Page, { screen, address }: ScreenInUse): Promise<void> => {
  await page.goto(address);
  await page.waitForURL('**/login*');
  await page.getByLabel('Email').fill(screen.person?.email ?? '');
  await page.getByLabel('Password').fill(screen.person?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(address);
  await expectScreen(page, screen);
  await seen(page, screen.content).waitFor();
  await settled(page);
};

const expectNothingMoves = async (page: Page, { screen, address }: ScreenInUse): Promise<void> => {
  await page.setViewportSize(phone);
  const { delivered, stop } = await answerOneByOne(page);
  try {
    await openScreen(page, address, screen);
    await delivered();
    const shifts = await readLayoutShifts(page);
    const isOver = layoutShiftScore(shifts) > layoutShiftLimit;
    expect(isOver ? shifts : []).toEqual([]);
  } finally {
    await stop();
  }
};

/** A desktop of 1440 × 900 at 200% zoom, and the narrowest phone. */
const narrowViewports = [
  { width: 720, height: 450 },
  { width: 320, height: 640 },
];

const expectContent = async (page: Page, { screen, looks }: ScreenInUse): Promise<void> => {
  await expectScreen(page, screen);
  // A browser that translates the page must not change amounts, masks, dates, and IDs.
  expect(await translatableValues(page)).toEqual([]);
  await expectNoFaults(page, looks);

  for (const viewport of narrowViewports) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.setViewportSize(viewport);
    // oxlint-disable-next-line no-await-in-loop -- one page
    expect(await scrollsSideways(page)).toBe(false);
  }
};

/** Takes a screen through the stages; reopens it in a valid session after a failed stage. */
export const walkScreen = async (
  visit: (options: { readonly sessionIsOver: boolean }) => Promise<Visit>,
  stages: readonly ScreenStage[],
  use: ScreenInUse,
): Promise<Faults<ScreenStage>> => {
  const sessionIsOver = stages.includes('session over');
  const { page, expectComplaint } = await visit({ sessionIsOver });
  if (sessionIsOver) expectComplaint(complaintAbout('session over'));
  return runStages(stages, async (stage, continues) => {
    switch (stage) {
      case 'session over':
        return expectSignInAndBack(page, use);
      case 'nothing moves':
        // Starts on an empty page: requests of a page being left would also be delivered one at a time.
        await visit({ sessionIsOver: false });
        return expectNothingMoves(page, use);
      case 'content':
        if (!continues) {
          if (sessionIsOver) await visit({ sessionIsOver: false });
          await openScreen(page, use.address, use.screen);
        }
        return expectContent(page, use);
    }
  });
};
