import { expect, test } from 'vitest';
import { afterStyles, fontsIn, screensIn, type Bundle } from './screen-files.ts';

type Given = {
  readonly modules?: readonly string[];
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

const bundle = (chunks: Readonly<Record<string, Given>>): Bundle => ({
  'assets/inter-basic-C1x.woff2': { type: 'asset' },
  'assets/inter-latin-B2y.woff2': { type: 'asset' },
  ...Object.fromEntries(
    Object.entries(chunks).map(([fileName, { modules = [], imports = [], css = [] }]) => [
      fileName,
      {
        type: 'chunk' as const,
        fileName,
        isEntry: fileName === 'entry.js',
        moduleIds: modules.map((id) => `/app/src/${id}`),
        imports,
        viteMetadata: { importedCss: new Set(css) },
      },
    ]),
  ),
});

const part = (route: string, kind = 'component---loader') => `routes/${route}.tsx?tsr-split=${kind}`;
const built = bundle({
  'entry.js': { imports: ['react.js'], css: ['entry.css'] },
  'react.js': {},
  'calls.js': {
    modules: ['../../packages/web-shell/src/api/connection.first-call.ts'],
    imports: ['schemas.js'],
  },
  'schemas.js': {},
  'frame.js': { modules: ['frame.tsx', part('_account')], imports: ['entry.js', 'button.js'] },
  'button.js': { css: ['button.css'] },
  'payments.js': { modules: [part('_account/payments/index')], imports: ['button.js', 'table.js'] },
  'payments-failed.js': { modules: [part('_account/payments/index', 'errorComponent')] },
  'table.js': {},
  'payment.js': { modules: [part('_account/payments/$id_.edit')] },
  'login.js': { modules: [part('(public)/login', 'component')], imports: ['button.js'] },
});

test('lists the files that each screen needs in addition to the files of every page', () => {
  expect(screensIn(built)).toEqual({
    '/payments': ['calls.js', 'schemas.js', 'frame.js', 'button.js', 'button.css', 'payments.js', 'table.js'],
    '/payments/$id/edit': ['calls.js', 'schemas.js', 'frame.js', 'button.js', 'button.css', 'payment.js'],
    '/login': ['login.js', 'button.js', 'button.css'],
  });
});

test('lists only the font of the characters that every page contains', () => {
  expect(fontsIn(built)).toEqual(['assets/inter-basic-C1x.woff2']);
});

test('lets the style sheet load before preloaded scripts', () => {
  expect(
    afterStyles('<link rel="modulepreload" href="/react.js"><link rel="stylesheet" href="/app.css">'),
  ).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/react.js"><link rel="stylesheet" href="/app.css">',
  );
});
