/**
 * `npm run pictures [-- stories…]` takes pictures of all stories, or of stories whose ID begins with an
 * argument, and writes a page of the changes. `npm run pictures -- accept [stories…]` accepts them. `npm run
 * pictures -- screens [screens…]` takes pictures of the product's screens instead.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium } from 'playwright';
import { albumAt } from './album.ts';
import { publishChanges, withdrawAccepted } from './publish-changes.ts';
import { reviewPage } from './review-page.ts';
import { takeScreens } from '../screens/take-screens.ts';
import { fileName, shootAll } from '../storybook/shoot.ts';
import { serveFolder } from '../storybook/static-server.ts';
import {
  buildStorybook,
  pictureChangesFolders,
  storiesOfBuild,
  storybookFolder,
} from '../storybook/build.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const folder = process.env.PICTURES_DIR || join(import.meta.dirname, '../album');
const album = albumAt(folder);

async function takePictures(prefixes: readonly string[]): Promise<void> {
  await buildStorybook();
  const stories = storiesOfBuild().filter(
    ({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
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
    prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
  const changes = album.changes().filter(isMeant);
  const page = join(album.folder, 'index.html');
  writeFileSync(page, reviewPage(changes, taken));
  for (const published of pictureChangesFolders) publishChanges(album.folder, published, changes, taken);
  say(
    `${taken} pictures taken, ${changes.length} differ from the accepted ones: ${pathToFileURL(page).href}`,
  );
  say('The same is in Storybook, under Start here, What has changed.');
  for (const picture of failed) say(`not taken  ${picture}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'accept') {
  say(`${album.accept(rest)} pictures accepted`);
  for (const published of pictureChangesFolders) withdrawAccepted(published, rest);
} else if (command === 'screens')
  process.exitCode = (await takeScreens(join(folder, 'screens'), rest)) ? 0 : 1;
else await takePictures(process.argv.slice(2));
