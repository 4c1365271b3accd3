/**
 * Builds Storybook for designers and tests it in Chromium: search, controls, theme and viewport switches,
 * docs pages, and a late typeface. Saves pictures of ten components and of every page of the guide, light and
 * dark. Run by `npm run drill -- storybook`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import { lateTypefaceShift } from './late-typeface.ts';
import { fileName, shootAll } from './shoot.ts';
import { serveFolder } from './static-server.ts';
import { themes } from './story-page.ts';
import {
  buildStorybook,
  componentPagesOfBuild,
  guidePagesOfBuild,
  storiesOfBuild,
  storybookFolder,
} from './build.ts';

const looked = [
  'actions-button--states',
  'feedback-badge--tones',
  'feedback-dialog--with-fields',
  'feedback-emptystate--first-use',
  'forms-field--with-error',
  'forms-radiocards--default',
  'frames-appframe--list',
  'lists-datatable--default',
  'lists-pagination--in-the-middle',
  'lists-timeline--under-way',
] as const;

// Long, because the machine may be busy; waiting doesn't hide a fault.
const timeoutMs = 120_000;

const reports = join(import.meta.dirname, '../reports', 'storybook');

type Check = { readonly name: string; readonly run: (page: Page, address: string) => Promise<void> };

const frameOf = (page: Page) => page.frameLocator('#storybook-preview-iframe');
/** Returns the preview as a `Frame`, which can await a condition. */
const storyFrame = (page: Page): Frame => {
  const frame = page.frames().find((candidate) => candidate.url().includes('/iframe.html'));
  if (!frame) throw new Error('Storybook shows no story.');
  return frame;
};

const openButton = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/?path=/story/actions-button--primary`);
  await frameOf(page).getByRole('button', { name: 'Withdraw' }).waitFor();
};

const mustBe = (what: string, found: unknown, expected: unknown): void => {
  if (found !== expected) throw new Error(`${what} is ${String(found)}, not ${String(expected)}.`);
};

const choose = async (page: Page, switchName: RegExp, option: RegExp): Promise<void> => {
  await page.getByRole('button', { name: switchName }).click();
  await page.getByRole('option', { name: option }).click();
};

const checks: readonly Check[] = [
  {
    name: 'search finds a component and opens it',
    run: async (page, address) => {
      await openButton(page, address);
      await page.getByPlaceholder('Find components').fill('datatable');
      await page
        .getByRole('option', { name: /DataTable/ })
        .first()
        .click();
      await frameOf(page).getByRole('table').first().waitFor();
    },
  },
  {
    name: 'a control changes the words and the variant of a button',
    run: async (page, address) => {
      await openButton(page, address);
      await page.locator('#control-children').fill('Pay out');
      const button = frameOf(page).getByRole('button', { name: 'Pay out' });
      await button.waitFor();
      const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      await page.locator('#control-variant').selectOption('critical');
      await storyFrame(page).waitForFunction((was) => {
        const displayed = document.querySelector('#storybook-root button');
        return displayed !== null && getComputedStyle(displayed).backgroundColor !== was;
      }, before);
    },
  },
  {
    name: 'a story shown under the pointer leaves the next one without',
    run: async (page, address) => {
      await page.goto(`${address}/?path=/story/actions-button--hover`);
      const root = frameOf(page).locator('#storybook-root');
      await frameOf(page).locator('#storybook-root.pseudo-hover-all').waitFor();
      await page.locator('[data-item-id="actions-button--primary"]').getByRole('link').click();
      await frameOf(page).getByRole('button', { name: 'Withdraw' }).waitFor();
      // Leftover state would render shortly after the story itself.
      await page.waitForTimeout(500);
      mustBe('A state on the next story', /pseudo-/.test((await root.getAttribute('class')) ?? ''), false);
    },
  },
  {
    name: 'the theme switch turns the page dark and back',
    run: async (page, address) => {
      await openButton(page, address);
      await choose(page, /Light or dark/, /Dark/);
      await frameOf(page).locator('html[data-theme="dark"]').waitFor();
      await choose(page, /Light or dark/, /^Light/);
      await frameOf(page).locator('html[data-theme="light"]').waitFor();
    },
  },
  {
    name: 'the viewport switch narrows the page to 320 px',
    run: async (page, address) => {
      await openButton(page, address);
      await choose(page, /Viewport/, /Small phone/);
      await storyFrame(page).waitForFunction(() => window.innerWidth === 320);
    },
  },
  {
    name: 'it opens on the introduction',
    run: async (page, address) => {
      await page.goto(address);
      await frameOf(page).getByRole('heading', { name: 'Tillbook’s design system' }).waitFor();
    },
  },
  {
    name: 'every page of the guide follows the theme that its address names',
    run: async (page, address) => {
      const guide = guidePagesOfBuild();
      for (const { id } of guide) {
        await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
        await page.locator('html[data-theme="dark"] .sbdocs-content h1').first().waitFor();
      }
      process.stdout.write(`  ${guide.length} pages\n`);
      if (guide.length < 15) throw new Error('Some pages of the guide are missing.');
    },
  },
  {
    name: 'a dialog in a frame of its own has the theme of its page',
    run: async (page, address) => {
      await page.goto(`${address}/iframe.html?id=patterns-dialog--docs&viewMode=docs&globals=theme:dark`);
      const dialog = page.frameLocator('iframe').first();
      await dialog.locator('html[data-theme="dark"]').getByRole('dialog').waitFor();
      const theme = await page.evaluate(() => document.documentElement.dataset.theme);
      mustBe('The theme of the page', theme, 'dark');
    },
  },
  {
    name: 'the table of props says the values and the default of a closed list',
    run: async (page, address) => {
      await page.goto(`${address}/iframe.html?id=actions-button--docs&viewMode=docs&globals=theme:light`);
      const row = page.locator('.docblock-argstable tr').filter({ hasText: 'One primary per view' });
      await row.getByText("'ghost'").waitFor();
      await row.getByRole('cell').nth(2).getByText("'secondary'").waitFor();
    },
  },
  {
    name: 'every docs page says when to use its component and when not',
    run: async (page, address) => {
      const docs = componentPagesOfBuild();
      for (const { id } of docs) {
        await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs&globals=theme:light`);
        await page.getByText('When not:').first().waitFor();
        const failures = page.locator('.sb-errordisplay, .docblock-emptyblock').filter({ visible: true });
        mustBe(`The number of failures on ${id}`, await failures.count(), 0);
      }
      process.stdout.write(`  ${docs.length} docs pages\n`);
      if (docs.length < 50) throw new Error('Some docs pages are missing.');
    },
  },
  {
    name: 'the contrast page computes its ratios, and all pass',
    run: async (page, address) => {
      await page.goto(
        `${address}/iframe.html?id=foundations-contrast--contrast&viewMode=story&globals=theme:light`,
      );
      const verdict = await page.getByText(/\d+ of \d+ pairs pass/).textContent();
      const [, passed, all] = /(\d+) of (\d+)/.exec(verdict ?? '') ?? [];
      mustBe('The number of pairs that pass', passed, all);
      mustBe('The number of failures', await page.getByText(/\d FAIL$/).count(), 0);
    },
  },
  {
    name: 'nothing moves when the typeface comes late',
    run: async (page, address) => {
      const { shift, familyBefore } = await lateTypefaceShift(page, address, 'frames-authframe--sign-in');
      process.stdout.write(`  layout shift ${shift.toFixed(4)}, drawn before with ${familyBefore}\n`);
      if (shift > 0.01) throw new Error(`The layout shifts by ${shift}.`);
    },
  },
];

/** Waits until every story of a docs page is drawn. Stories in frames load when they are scrolled into view. */
async function untilDrawn(page: Page): Promise<void> {
  // Waits until the loader of the last story is gone, because stories load one after the other.
  await page.waitForFunction(
    () => !document.querySelector('.sbdocs-content [aria-label^="Content is loading"]'),
  );
  for (const story of await page.locator('.sbdocs-content [id^="story--"][id$="-inner"]').all()) {
    await story.locator(':scope > *').first().waitFor({ state: 'attached' });
  }
  for (const frame of await page.locator('.sbdocs-content iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().locator('[role="dialog"], #storybook-root > *').first().waitFor();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Saves a picture of every page of the guide, light and dark; returns how many. */
async function shootGuide(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  page.setDefaultTimeout(timeoutMs);
  const guide = guidePagesOfBuild();
  for (const theme of themes) {
    for (const { id } of guide) {
      await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
      await page.locator(`html[data-theme="${theme}"] .sbdocs-content h1`).first().waitFor();
      await untilDrawn(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({
        path: join(reports, fileName(id, theme)),
        fullPage: true,
        animations: 'disabled',
      });
    }
  }
  await page.close();
  return guide.length * themes.length;
}

async function runChecks(browser: Browser, address: string): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { name, run } of checks) {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    page.setDefaultTimeout(timeoutMs);
    page.on('pageerror', (error) => failed.push(`${name}: ${error.message}`));
    try {
      await run(page, address);
      process.stdout.write(`passed  ${name}\n`);
    } catch (error) {
      failed.push(`${name}: ${String(error)}`);
      process.stdout.write(`FAILED  ${name}\n`);
    }
    await page.close();
  }
  return failed;
}

if (!process.argv.includes('--built')) await buildStorybook();
const server = await serveFolder(storybookFolder);
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const failed = await runChecks(browser, server.address);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const ids: readonly string[] = looked;
  const stories = storiesOfBuild().filter(({ id }) => ids.includes(id));
  mustBe('The number of components to look at', stories.length, looked.length);
  const notTaken = await shootAll(browser, server.address, stories, ({ story, theme, png }) =>
    writeFileSync(join(reports, fileName(story.id, theme)), png),
  );
  const guidePictureCount = await shootGuide(browser, server.address);
  process.stdout.write(`${looked.length * 2 + guidePictureCount} pictures in ${reports}\n`);
  for (const line of [...failed, ...notTaken]) process.stdout.write(`${line}\n`);
  process.exitCode = failed.length + notTaken.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}
