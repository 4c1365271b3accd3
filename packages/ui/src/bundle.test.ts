import { brotliCompressSync, constants } from 'node:zlib';
import { componentPlugins } from '@tillbook/vite-config';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const entryId = 'virtual:page';

/** Builds a page as an application would, and gives back its scripts and styles by file name. */
async function buildPage(source: string): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...componentPlugins(),
      {
        name: 'page',
        resolveId: (id) => (id === entryId ? `${import.meta.dirname}/page.tsx` : undefined),
        load: (id) => (id === `${import.meta.dirname}/page.tsx` ? source : undefined),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entryId },
    },
  });
  if (!('output' in result)) throw new Error('One page was to be built, once.');
  const sent = result.output.filter((file) => /\.(?:js|css)$/.test(file.fileName));
  return new Map(sent.map((file) => [file.fileName, textOf(file)]));
}

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  file.type === 'chunk' ? file.code : file.source.toString();

const brotliBytes = (files: ReadonlyMap<string, string>): number =>
  [...files.values()].reduce(
    (sum, text) =>
      sum + brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
    0,
  );

const reactAlone = `import { createRoot } from 'react-dom/client'; createRoot(document.body).render(<b>Pay</b>);`;
const buttonOnly = `import { createRoot } from 'react-dom/client'; import { Button } from './index.ts';
  createRoot(document.body).render(<Button variant="primary">Pay</Button>);`;
const frameAndLazyTable = `import { createRoot } from 'react-dom/client'; import { lazy } from 'react'; import { AppFrame, Card } from './index.ts';
  const Table = lazy(async () => ({ default: (await import('./components/data-table/data-table.tsx')).DataTable }));
  createRoot(document.body).render(<AppFrame brandName="B" brandHref="/" navigation={null}><Card><Table label="t" columns={[]} rows={[]} /></Card></AppFrame>);`;

const chartsAndMenu = `import { createRoot } from 'react-dom/client'; import { BarChart, DateInput, LineChart, Menu } from './index.ts';
  const chart = { label: 'l', points: [], series: { label: 's', values: [] }, formatValue: String };
  createRoot(document.body).render(<><BarChart {...chart} /><LineChart {...chart} /><DateInput value="" onValueChange={() => {}} /><Menu label="Pay" groups={[]} /></>);`;

// A build takes seconds, and more on a machine that runs everything else beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

/** Whether any of the texts has the words; the texts themselves are too long to be shown by a failing test. */
const has = (texts: Iterable<string>, words: RegExp): boolean => [...texts].some((text) => words.test(text));

// Words that only these components bring along.
const words = {
  table: /data-row-link/,
  pagination: /Previous/,
  copyButton: /Copied/,
  dialog: /onOpenAutoFocus/,
} as const;

describe('a page that imports only Button', () => {
  let page: ReadonlyMap<string, string>;
  beforeAll(async () => {
    page = await buildPage(buttonOnly);
  });

  it('carries at most 4 kB brotli beyond React, styles and tokens included', async () => {
    const beyondReact = brotliBytes(page) - brotliBytes(await buildPage(reactAlone));
    expect(beyondReact).toBeGreaterThan(1000);
    expect(beyondReact).toBeLessThanOrEqual(4096);
  });

  it.each(Object.entries(words))('carries nothing of the %s', (_name, mark) => {
    expect(has(page.values(), /Pay/)).toBe(true);
    expect(has(page.values(), mark)).toBe(false);
  });
});

describe('a page with a frame', () => {
  it('leaves the slide-over and what is lazy out of its first files', async () => {
    const page = await buildPage(frameAndLazyTable);
    const first = [...page].filter(([name]) => name.includes('page')).map(([, text]) => text);
    expect(has(first, /Skip to content/)).toBe(true);
    for (const mark of [words.table, words.dialog]) {
      expect(has(first, mark)).toBe(false);
      expect(has(page.values(), mark)).toBe(true);
    }
  });
});

describe('a page with charts, a date and a menu', () => {
  it('draws them without what they load when they are used', async () => {
    const page = await buildPage(chartsAndMenu);
    const first = [...page].filter(([name]) => name.includes('page')).map(([, text]) => text);
    expect(has(first, /YYYY-MM-DD/)).toBe(true);
    // A scale's, a menu's and a calendar's own words.
    for (const mark of [/bandwidth/, /menuitemcheckbox/, /Previous month/]) {
      expect(has(first, mark)).toBe(false);
      expect(has(page.values(), mark)).toBe(true);
    }
  });
});
