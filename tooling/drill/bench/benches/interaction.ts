import { fillAddress, findExampleIds } from '@tillbook/e2e/example-ids';
import { roaster } from '@tillbook/e2e/person';
import { signInByCall, type Person } from '@tillbook/e2e/sign-in-by-call';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { measurePress } from '../interaction/measure-press.ts';
import type { PressFigures } from '../interaction/press-figures.ts';
import type { PressTime } from '../interaction/press-time.ts';
import type { ExampleIds, Press } from '../interaction/press.ts';
import { completeTeam } from '../interaction/team.ts';
import { figureNamed, inTurns, type Side } from '../measure/in-turns.ts';

export type InteractionSizes = { readonly rounds: number; readonly presses: readonly Press[] };

export type InteractionReport = {
  readonly kinds: readonly PressFigures[];
  readonly baseline: PressFigures;
};

const baselineName = 'a plain button';

/** Returns a function that opens a browser profile per person, once. */
const profilesIn = (browser: Browser, webUrl: string) => {
  const profiles = new Map<Person, Promise<BrowserContext>>();
  const open = async (person: Person): Promise<BrowserContext> => {
    const { storageState } = await signInByCall(webUrl, person);
    return browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  };
  return (person: Person = roaster): Promise<BrowserContext> => {
    const profile = profiles.get(person) ?? open(person);
    profiles.set(person, profile);
    return profile;
  };
};

/** Measures on a new page, so that no press benefits from code or layout of an earlier press. */
const onNewPage = async (
  context: BrowserContext,
  measure: (page: Page) => Promise<PressTime>,
): Promise<PressTime> => {
  const page = await context.newPage();
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
};

const measureKind =
  (webUrl: string, ids: ExampleIds, { path, after, before, on, shows }: Press) =>
  async (page: Page): Promise<PressTime> => {
    await page.goto(webUrl + fillAddress(path, ids));
    await after(page).first().waitFor();
    await before?.(page);
    return measurePress(page, typeof on === 'string' ? on : on(page).first(), shows(page).first());
  };

const measurePlainButton = async (page: Page): Promise<PressTime> => {
  await page.setContent(
    '<button onclick="this.nextElementSibling.hidden = false">Press</button><p hidden>Pressed</p>',
  );
  return measurePress(page, page.getByRole('button'), page.getByText('Pressed'));
};

/**
 * Returns a side that measures the time to the first frame and collects the time to the result in `drawn`.
 */
const sideOf = (
  openProfile: () => Promise<BrowserContext>,
  name: string,
  measure: (page: Page) => Promise<PressTime>,
): Side & { readonly drawn: number[] } => {
  const drawn: number[] = [];
  return {
    name,
    unit: 'ms',
    drawn,
    measure: async () => {
      const { frameMs, drawnMs } = await onNewPage(await openProfile(), measure);
      drawn.push(drawnMs);
      return frameMs;
    },
  };
};

/**
 * Measures each kind of press and a plain button on a CPU slowed down four times: the milliseconds to the
 * first frame, by the Event Timing API, and to the frame with the result.
 *
 * @param webUrl URL of a running product with the demo data
 */
export const benchInteraction = async (
  webUrl: string,
  { rounds, presses }: InteractionSizes,
  say: (line: string) => void,
): Promise<InteractionReport> => {
  const ids = await findExampleIds(webUrl);
  await completeTeam(webUrl);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const profileOf = profilesIn(browser, webUrl);
  const sides = [
    { ...sideOf(profileOf, baselineName, measurePlainButton), group: undefined, drawnGoalMs: undefined },
    ...presses.map(({ group, drawnGoalMs, ...press }) => ({
      ...sideOf(() => profileOf(press.person), press.kind, measureKind(webUrl, ids, press)),
      group,
      drawnGoalMs,
    })),
  ];
  try {
    const frames = await inTurns(sides, rounds, say);
    const [baseline, ...kinds] = sides.map(({ name, drawn, group, drawnGoalMs }): PressFigures => ({
      frame: figureNamed(frames, name),
      drawn: { name: `${name}: drawn`, unit: 'ms', values: drawn },
      group,
      drawnGoalMs,
    }));
    if (baseline === undefined) throw new Error('The plain button was not measured.');
    return { baseline, kinds };
  } finally {
    await browser.close();
  }
};
