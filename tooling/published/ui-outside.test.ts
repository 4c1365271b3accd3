import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstExample, outsideProject, type OutsideProject } from './outside-project.ts';
import { packPackage, type PackedPackage, publintMessages, typeProblems } from './packed-package.ts';

const styles = './styles.css';
const neighbours = [
  'react',
  'react-dom',
  'radix-ui',
  'd3-scale',
  'd3-shape',
  '@types/react',
  '@types/react-dom',
];

const destination = mkdtempSync(join(tmpdir(), 'packed-'));
let packed: PackedPackage;
let project: OutsideProject;

beforeAll(() => {
  packed = packPackage('ui', 'pnpm', destination);
  project = outsideProject('react');
  project.unpack('@tillbook/ui', packed, neighbours);
});
afterAll(() => {
  project.remove();
  rmSync(destination, { recursive: true });
});

test('publint and attw find nothing wrong with what is packed', async () => {
  expect(await publintMessages(packed)).toEqual([]);
  expect(await typeProblems(packed, [styles])).toEqual([]);
});

test('plain Node reads it, so that a server can draw with it', () => {
  project.write(
    'server.js',
    `import { Button } from '@tillbook/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
console.log(renderToString(createElement(Button, { variant: 'primary' }, 'Pay')));`,
  );
  expect(project.run('server.js').join('')).toMatch(/^<button.*Pay.*<\/button>$/);
});

test("the README's first example is drawn in a browser, in the design system's looks", async () => {
  project.write('example.jsx', firstExample(packed, 'jsx'));
  const look = await project.openPage('example.jsx', async (page) => {
    const button = page.getByRole('button', { name: 'Withdraw again' });
    await button.waitFor();
    return {
      badge: await page.getByText('Completed').innerText(),
      ground: await button.evaluate((element) => getComputedStyle(element).backgroundColor),
      typeface: await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      }),
    };
  });
  // The accent of the light theme, #3349c4.
  expect(look).toMatchObject({ badge: 'Completed', ground: 'rgb(51, 73, 196)' });
  expect(look.typeface).toContain('Inter Variable');
});

test.each(['nodenext', 'bundler'] as const)('a strict project reads its types under %s', (module) => {
  project.write(
    'typed.tsx',
    `import { Button, type ButtonProps } from '@tillbook/ui';
import { vars } from '@tillbook/ui/theme';
export const props: ButtonProps = { children: 'Pay', variant: 'primary' };
export const colour: string = vars.color.textMuted;
export const drawn = <Button variant="primary">Pay</Button>;
// @ts-expect-error The looks are a closed list: were the types not found, anything would do.
export const other = <Button variant="loud">Pay</Button>;
`,
  );
  expect(project.checkTypes('typed.tsx', module)).toBe('');
});
