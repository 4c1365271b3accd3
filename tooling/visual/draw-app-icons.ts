/** Draws the icons of both web apps from their mark: `npm run app-icons` in this folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type Page } from 'playwright';

const apps = resolve(import.meta.dirname, '../../apps');

/** Fills the whole square, for systems that crop icons to their own shape. */
const fullBleed = (svg: string): string => svg.replace(/ rx="6"/, '');

const icons = [
  { file: 'icon-192.png', sizePx: 192, draw: (svg: string) => svg },
  { file: 'icon-512.png', sizePx: 512, draw: (svg: string) => svg },
  { file: 'icon-maskable-512.png', sizePx: 512, draw: fullBleed },
  { file: 'apple-touch-icon.png', sizePx: 180, draw: fullBleed },
] as const;

const drawn = async (page: Page, svg: string, sizePx: number): Promise<Buffer> => {
  await page.setViewportSize({ width: sizePx, height: sizePx });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
};

const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({ deviceScaleFactor: 1 });
for (const app of ['merchant', 'admin']) {
  const folder = resolve(apps, app, 'public');
  const mark = readFileSync(resolve(folder, 'mark.svg'), 'utf8');
  for (const { file, sizePx, draw } of icons) {
    writeFileSync(resolve(folder, file), await drawn(page, draw(mark), sizePx));
  }
}
await browser.close();
