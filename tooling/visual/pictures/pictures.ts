/**
 * `npm run pictures [-- stories…]` takes the pictures of all stories, or of those whose id begins so, and writes the page
 * that shows what has changed. `npm run pictures -- accept [stories…]` takes them for good.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumLaunchOptions } from '@tillbook/vitest-config/chromium';
import { chromium } from 'playwright';
import { albumAt } from './album.ts';
import { reviewPage } from './review-page.ts';
import { fileName, shootAll } from '../storybook/shoot.ts';
import { serveFolder } from '../storybook/static-server.ts';
import { buildStorybook, storiesOfBuild, storybookFolder } from '../storybook/build.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const album = albumAt(process.env.PICTURES_DIR || join(import.meta.dirname, '../album'));

async function takePictures(beginnings: readonly string[]): Promise<void> {
  await buildStorybook();
  const stories = storiesOfBuild().filter(
    ({ id }) => beginnings.length === 0 || beginnings.some((beginning) => id.startsWith(beginning)),
  );
  const server = await serveFolder(storybookFolder);
  const browser = await chromium.launch(chromiumLaunchOptions());
  album.begin();
  let taken = 0;
  let failed: readonly string[] = [];
  try {
    failed = await shootAll(browser, server.address, stories, ({ story, theme, png }) => {
      album.keep(fileName(story.id, theme), png);
      taken += 1;
      if (taken % 100 === 0) say(`${taken} of about ${stories.length * 2} pictures`);
    });
  } finally {
    await browser.close();
    await server.close();
  }
  const isMeant = ({ name }: { readonly name: string }): boolean =>
    beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning));
  const changes = album.changes().filter(isMeant);
  const page = join(album.place, 'index.html');
  writeFileSync(page, reviewPage(changes, taken));
  say(
    `${taken} pictures taken, ${changes.length} differ from the accepted ones: ${pathToFileURL(page).href}`,
  );
  for (const picture of failed) say(`not taken  ${picture}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'accept') say(`${album.accept(rest)} pictures accepted`);
else await takePictures(process.argv.slice(2));
