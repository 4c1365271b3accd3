import { fillAddress, findExampleIds } from '@tillbook/e2e/example-ids';
import { roaster } from '@tillbook/e2e/person';
import { signInByCall } from '@tillbook/e2e/sign-in-by-call';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { measurePress } from '../interaction/measure-press.ts';
import type { PressFigures } from '../interaction/press-figures.ts';
import type { PressTime } from '../interaction/press-time.ts';
import type { ExampleIds, Press } from '../interaction/press.ts';
import { figureNamed, inTurns, type Side } from '../measure/in-turns.ts';

export type InteractionSizes = { readonly rounds: number; readonly presses: readonly Press[] };

/** The presses of each kind, and those of a plain button in the same run. */
export type InteractionReport = {
  readonly kinds: readonly PressFigures[];
  readonly baseline: PressFigures;
};

const baselineName = 'a plain button';

/** A new page for each press: nothing that an earlier one has loaded or drawn helps it. */
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

/** A page with one button, which changes a text. */
const measurePlainButton = async (page: Page): Promise<PressTime> => {
  await page.setContent(
    '<button onclick="this.nextElementSibling.hidden = false">Press</button><p hidden>Pressed</p>',
  );
  return measurePress(page, page.getByRole('button'), page.getByText('Pressed'));
};

/** Measures the first frame of a press in turn with other sides, and collects what was asked for beside it. */
const sideOf = (
  context: BrowserContext,
  name: string,
  measure: (page: Page) => Promise<PressTime>,
): Side & { readonly drawn: number[] } => {
  const drawn: number[] = [];
  return {
    name,
    unit: 'ms',
    drawn,
    measure: async () => {
      const { frameMs, drawnMs } = await onNewPage(context, measure);
      drawn.push(drawnMs);
      return frameMs;
    },
  };
};

/**
 * Each kind of press, on a processor four times as slow, beside a plain button: the milliseconds from the press
 * to the first frame that answers it, by the Event Timing API, and to the frame with what was asked for.
 *
 * @param webUrl of a running product with the demo data
 */
export const benchInteraction = async (
  webUrl: string,
  { rounds, presses }: InteractionSizes,
  say: (line: string) => void,
): Promise<InteractionReport> => {
  const ids = await findExampleIds(webUrl);
  const { storageState } = await signInByCall(webUrl, roaster);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const sides = [
    { ...sideOf(context, baselineName, measurePlainButton), drawnGoalMs: undefined },
    ...presses.map((press) => ({
      ...sideOf(context, press.kind, measureKind(webUrl, ids, press)),
      drawnGoalMs: press.drawnGoalMs,
    })),
  ];
  try {
    const frames = await inTurns(sides, rounds, say);
    const [baseline, ...kinds] = sides.map(({ name, drawn, drawnGoalMs }): PressFigures => ({
      frame: figureNamed(frames, name),
      drawn: { name: `${name}: drawn`, unit: 'ms', values: drawn },
      drawnGoalMs,
    }));
    if (baseline === undefined) throw new Error('The plain button was not measured.');
    return { baseline, kinds };
  } finally {
    await browser.close();
  }
};
