import { componentPlugins } from '@tillbook/config/vite';
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

/** Builds a bench's page as an application would, opens it in Chromium, and cleans up when the callback is done. */
export async function withPage<Result>(
  root: string,
  outDir: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  process.env.NODE_ENV = 'production';
  const quiet = { configFile: false, root, logLevel: 'error' } as const;
  await build({ ...quiet, plugins: componentPlugins(), build: { outDir, emptyOutDir: true } });
  // Isolates the page in a separate process, which gives it a finer clock.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const server = await preview({
    ...quiet,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', headers },
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.evaluate(() => document.fonts.ready);
    return await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
