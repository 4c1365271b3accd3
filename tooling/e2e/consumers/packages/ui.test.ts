import { expect, test } from 'vitest';
import { firstExample } from '../project/outside-project.ts';
import { testTarball, testTypes, usePackedConsumer } from '../project/packed-consumer.ts';

const styles = './styles.css';
const neighbours = [
  'react',
  'react-dom',
  'radix-ui',
  'd3-scale',
  'downshift',
  '@types/react',
  '@types/react-dom',
];

const consumer = usePackedConsumer({
  name: 'ui',
  packer: 'pnpm',
  globalTypes: 'react',
  install: ({ packed, project }) => {
    project.unpack('@tillbook/ui', packed);
    project.link(...neighbours);
  },
});

testTarball(consumer, [styles]);

test('renders components on a server in plain Node', () => {
  const { project } = consumer();
  project.write(
    'server.js',
    `import { Button } from '@tillbook/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
console.log(renderToString(createElement(Button, { variant: 'primary' }, 'Pay')));`,
  );
  expect(project.run('server.js').join('')).toMatch(/^<button.*Pay.*<\/button>$/);
});

test("renders the README's first example in a browser with the design system's styles", async () => {
  const { packed, project } = consumer();
  project.write('example.jsx', firstExample(packed.readme, 'jsx'));
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

test('renders the example on the documentation page', async () => {
  const { packed, project } = consumer();
  project.write('beginning.jsx', firstExample(packed.page, 'jsx'));
  const shown = await project.openPage('beginning.jsx', async (page) => {
    await page.getByRole('heading', { name: 'Payment' }).waitFor();
    return page.locator('#root').innerText();
  });
  expect(shown).toMatch(/Payment\s+Succeeded\s+\$128\.40/);
});

testTypes(
  consumer,
  'typed.tsx',
  `import { Button, type ButtonProps } from '@tillbook/ui';
import { vars } from '@tillbook/ui/theme';
export const props: ButtonProps = { children: 'Pay', variant: 'primary' };
export const colour: string = vars.color.textMuted;
export const drawn = <Button variant="primary">Pay</Button>;
// @ts-expect-error Expects the types of the package: without them, any look compiles.
export const other = <Button variant="loud">Pay</Button>;
`,
);
