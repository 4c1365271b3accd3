import { brotliCompressSync, constants } from 'node:zlib';
import { componentPlugins } from '@tillbook/config/vite';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const entryId = 'virtual:page';

/** Builds a page as an application would, and returns its scripts and styles by file name. */
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
const manyComponents = `import { createRoot } from 'react-dom/client'; import { lazy } from 'react';
  import { AppFrame, BarChart, Card, DateInput, Menu, SegmentedControl, Tabs, Tooltip } from './index.ts';
  const Table = lazy(async () => ({ default: (await import('./components/data-table/data-table.tsx')).DataTable }));
  const chart = { label: 'l', points: [], series: { label: 's', values: [] }, formatValue: String };
  const choice = { label: 'l', value: '', onValueChange: () => {} };
  createRoot(document.body).render(<AppFrame brandName="B" brandHref="/" navigation={null}>
    <Card><Table label="t" columns={[]} rows={[]} /></Card>
    <BarChart {...chart} /><DateInput value="" onValueChange={() => {}} /><Menu label="Pay" groups={[]} />
    <Tabs {...choice} tabs={[]}><SegmentedControl {...choice} options={[]} /><Tooltip text="t">T</Tooltip></Tabs>
  </AppFrame>);`;

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

/** Returns true if any of the files contains the text; the files themselves are too long for a failure message. */
const has = (texts: Iterable<string>, words: RegExp): boolean => [...texts].some((text) => words.test(text));

// Strings that only these components contain.
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

  it('limits a page with only a Button to 4 kB brotli beyond React, including styles and tokens', async () => {
    const beyondReact = brotliBytes(page) - brotliBytes(await buildPage(reactAlone));
    expect(beyondReact).toBeGreaterThan(1000);
    expect(beyondReact).toBeLessThanOrEqual(4096);
  });

  it.each(Object.entries(words))('omits the %s from a page with only a Button', (_name, mark) => {
    expect(has(page.values(), /Pay/)).toBe(true);
    expect(has(page.values(), mark)).toBe(false);
  });
});

describe('a page with many components', () => {
  let page: ReadonlyMap<string, string>;
  let first: readonly string[];
  beforeAll(async () => {
    page = await buildPage(manyComponents);
    first = [...page].filter(([name]) => name.includes('page')).map(([, text]) => text);
  });

  const expectLater = (mark: RegExp): void => {
    expect(has(first, mark)).toBe(false);
    expect(has(page.values(), mark)).toBe(true);
  };

  it('keeps the slide-over and a lazily imported table out of the first files', () => {
    expect(has(first, /Skip to content/)).toBe(true);
    [words.table, words.dialog].forEach(expectLater);
  });

  it('keeps the code of chart scales, calendars and menus out of the first files', () => {
    expect(has(first, /YYYY-MM-DD/)).toBe(true);
    // Each string occurs only in the code of a chart's scale, a menu, or a calendar.
    [/bandwidth/, /menuitemcheckbox/, /Previous month/].forEach(expectLater);
  });

  it('includes Radix in the first files for tabs and toggle groups, but not for tooltips', () => {
    for (const mark of [/tabpanel/, /radiogroup/]) expect(has(first, mark)).toBe(true);
    [/delayed-open/, /onEscapeKeyDown/].forEach(expectLater);
  });
});
