import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type BuiltApps = {
  readonly folders: {
    readonly merchant: string;
    readonly admin: string;
    readonly docs: string;
    readonly storybook: string;
    readonly forms: string;
  };
  write(path: string, content: string): Promise<void>;
  remove(): Promise<void>;
};

const screens = {
  fonts: ['/assets/letters-1a2b3c4d.woff2'],
  screens: {
    '/payments/$id': ['/assets/payment-1a2b3c4d.js'],
    '/payments/create': ['/assets/create-1a2b3c4d.js', '/assets/create-1a2b3c4d.css'],
  },
};

const page = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>${name}</title>
    <script type="application/json" id="page-settings">{}</script>
    <script type="module" crossorigin src="/assets/${name}-1a2b3c4d.js"></script>
    <script type="application/json" id="screen-files">${JSON.stringify(screens)}</script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Creates small folders like those of a build, independent of the real apps' builds. */
export const builtApps = async (): Promise<BuiltApps> => {
  const root = await mkdtemp(join(tmpdir(), 'tillbook-built-'));
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  await write('merchant/index.html', page('merchant'));
  await write('merchant/assets/merchant-1a2b3c4d.js', `console.log("${'merchant '.repeat(200)}");`);
  await write('merchant/assets/tiny-1a2b3c4d.js', 'export {};');
  await write('merchant/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('merchant/.vite/manifest.json', '{"secret":true}');
  await write('admin/index.html', page('admin'));
  await write('admin/assets/admin-1a2b3c4d.js', 'console.log("admin");');
  await write('docs/index.html', page('docs'));
  for (const name of ['guide', 'ui', 'domain']) await write(`docs/${name}.html`, page(name));
  await write('docs/assets/docs-1a2b3c4d.js', 'console.log("docs");');
  await write('docs/.vite/manifest.json', '{"secret":true}');
  await write(
    'storybook/index.html',
    '<title>storybook</title><script>window.one = 1;</script><script type="module" src="./sb-manager/runtime.js"></script>',
  );
  await write('storybook/iframe.html', '<title>stories</title>');
  await write('storybook/assets/button.stories-1a2b3c4d.js', 'export {};');
  await write('storybook/sb-manager/runtime.js', 'export {};');
  await write('forms/card-form.html', page('card-form'));
  await write('forms/bank-form.html', page('bank-form'));
  await write('forms/assets/card-form-1a2b3c4d.js', 'console.log("form");');
  return {
    folders: {
      merchant: join(root, 'merchant'),
      admin: join(root, 'admin'),
      docs: join(root, 'docs'),
      storybook: join(root, 'storybook'),
      forms: join(root, 'forms'),
    },
    write,
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

export const policyOf = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

export const settingsIn = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="page-settings">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  );
