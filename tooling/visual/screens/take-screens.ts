import { pathToFileURL } from 'node:url';
import { anyProduct } from '@tillbook/e2e/any-product';
import { fillAddress, findExampleIds } from '@tillbook/e2e/example-ids';
import { everyState, type ScreenState } from '@tillbook/e2e/every-state';
import { type Person, type SignedIn, signInByCall } from '@tillbook/e2e/sign-in-by-call';
import { startAnew } from '@tillbook/e2e/start-anew';
import { openWatchedPage } from '@tillbook/e2e/watched-page';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { drawSheet } from './contact-sheet.ts';
import { slugOf } from './file-names.ts';
import { type ScreenAlbum, screenAlbumAt } from './screen-album.ts';
import { type Picture, takeVariants } from './take-state.ts';
import { variants } from './variants.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Two, because a page waits for its server half of the time. */
const pageCount = 2;

/** Idle-time code has loaded by then. */
const lateMs = 2500;

type Run = {
  readonly browser: Browser;
  readonly webUrl: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly album: ScreenAlbum;
  readonly signIn: (person: Person) => Promise<SignedIn>;
};

type Taken = {
  readonly taken: number;
  /** States that could not be taken, with the error. */
  readonly failed: readonly string[];
};

const allScreens = [...new Set(everyState.map(({ screen }) => screen))];

/** Signs a person in only once, so that the audit trail shows more than sign-ins. */
const signInOnce = (webUrl: string) => {
  const sessions = new Map<Person, Promise<SignedIn>>();
  return (person: Person): Promise<SignedIn> => {
    const session = sessions.get(person) ?? signInByCall(webUrl, person);
    sessions.set(person, session);
    return session;
  };
};

const openState = async (page: Page, { webUrl, ids, signIn }: Run, state: ScreenState): Promise<void> => {
  await startAnew(page, webUrl, state.person && (await signIn(state.person)));
  const [first] = variants;
  if (first) await page.setViewportSize(first.viewport);
  // Keeps the next page free of hover effects.
  await page.mouse.move(0, 0);
  await state.open(page, webUrl + fillAddress(state.path, ids));
  await page.waitForTimeout(lateMs);
};

const keepSheets = async (
  page: Page,
  { album }: Run,
  state: ScreenState,
  pictures: readonly Picture[],
): Promise<void> => {
  for (const extent of ['viewport', 'whole'] as const) {
    const ofExtent = pictures.filter((picture) => picture.extent === extent);
    if (ofExtent.length === 0) continue;
    const title = `${state.screen}, ${state.state}  ${state.path}`;
    album.keepSheet(state, extent, await drawSheet(page, title, ofExtent));
  }
};

/** Takes states from the queue until it is empty. Several pages share the queue. */
async function takeFrom(queue: ScreenState[], run: Run): Promise<Taken> {
  const { page } = await openWatchedPage(run.browser);
  const sheetPage = await run.browser.newPage();
  const failed: string[] = [];
  let taken = 0;
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    try {
      await openState(page, run, state);
      const pictures = await takeVariants(page, { withWholePage: state.state === 'content' });
      for (const picture of pictures) run.album.keep(state, picture);
      await keepSheets(sheetPage, run, state, pictures);
      taken += pictures.length;
      if (queue.length % 20 === 0) say(`${queue.length} states left`);
    } catch (error) {
      if (!run.browser.isConnected()) throw error;
      failed.push(`${state.screen}, ${state.state}: ${String(error)}`);
    }
  }
  return { taken, failed };
}

const statesOf = (prefixes: readonly string[]): readonly ScreenState[] =>
  everyState.filter(
    ({ screen }) => prefixes.length === 0 || prefixes.some((prefix) => slugOf(screen).startsWith(prefix)),
  );

const takeStates = async (states: readonly ScreenState[], run: Run): Promise<Taken> => {
  for (const { screen } of states) run.album.remove(screen);
  const queue = [...states];
  const results = await Promise.all(Array.from({ length: pageCount }, () => takeFrom(queue, run)));
  return {
    taken: results.reduce((sum, { taken }) => sum + taken, 0),
    failed: results.flatMap(({ failed }) => failed),
  };
};

/**
 * Takes pictures of every state of the screens in every size and theme, and writes contact sheets and an
 * index.
 *
 * @returns true if all pictures were taken
 */
export async function takeScreens(folder: string, prefixes: readonly string[]): Promise<boolean> {
  const states = statesOf(prefixes.map(slugOf));
  if (states.length === 0) {
    say(`No screen is called ${prefixes.join(' or ')}. There are ${allScreens.map(slugOf).join(', ')}.`);
    return false;
  }
  const album = screenAlbumAt(folder);
  const product = await anyProduct();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const { webUrl } = product;
    const ids = await findExampleIds(webUrl);
    const { taken, failed } = await takeStates(states, {
      browser,
      webUrl,
      ids,
      album,
      signIn: signInOnce(webUrl),
    });
    say(`${taken} pictures of ${states.length} states: ${pathToFileURL(album.writeIndex(allScreens)).href}`);
    for (const state of failed) say(`not taken  ${state}`);
    return failed.length === 0;
  } finally {
    await browser.close();
    await product.end();
  }
}
