import { expect, test } from 'vitest';
import { nodeProgram, testedMajors } from '../project/node-versions.ts';
import { runFirstExample, testTarball, testTypes, usePackedConsumer } from '../project/packed-consumer.ts';

const consumer = usePackedConsumer({
  name: 'domain',
  packer: 'npm',
  install: ({ packed, project }) => project.install(packed),
});

testTarball(consumer);

test.each(testedMajors)("prints the documented output of the README's first example in Node %i", (major) => {
  const { packed } = consumer();
  const { printed, promised } = runFirstExample(consumer(), packed.readme, nodeProgram(major));
  expect(promised).toHaveLength(5);
  expect(printed).toEqual(promised);
});

test('prints the documented output of the example on the documentation page', () => {
  const { packed } = consumer();
  const { printed, promised } = runFirstExample(consumer(), packed.page, process.execPath);
  expect(promised).toHaveLength(3);
  expect(printed).toEqual(promised);
});

test('runs the package in a page that Vite builds', async () => {
  const { project } = consumer();
  project.write(
    'page.js',
    `import { formatCents } from '@tillbook/domain'; document.getElementById('root').textContent = formatCents(12438);`,
  );
  expect(await project.openPage('page.js', (page) => page.locator('#root').innerText())).toBe('$124.38');
});

testTypes(
  consumer,
  'typed.ts',
  `import { formatCents, type Tone, transactionStatusTone } from '@tillbook/domain';
export const text: string = formatCents(5);
export const tone: Tone | undefined = transactionStatusTone('pending');
// @ts-expect-error Expects the types of the package: without them, an amount may be text.
formatCents('5');
`,
);
