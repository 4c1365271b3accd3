import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLooseText } from './find-loose-text.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const packages = [
  { path: 'packages/ui', withSlots: true },
  { path: 'packages/web-shell', withSlots: false },
  { path: 'apps/merchant', withSlots: false },
  { path: 'apps/admin', withSlots: false },
  { path: 'apps/tokenization', withSlots: false },
];

it.each(packages)('finds no loose text in $path', ({ path, withSlots }) => {
  expect(findLooseText(pathOf(`../../../${path}/tsconfig.json`), { withSlots })).toEqual([]);
});

describe('an example', () => {
  let folder = '';

  beforeAll(async () => {
    // A folder in the design system has the React types that the example needs.
    folder = await mkdtemp(pathOf('../../../packages/ui/loose-text-'));
    const settings = { extends: '../tsconfig.json', include: ['*.tsx'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const looseIn = async (jsx: string, withSlots = true): Promise<readonly string[]> => {
    const source = `
      import type { ReactNode } from 'react';
      export type Props = { readonly name: string; readonly isNew: boolean; readonly children: ReactNode };
      export function Example({ name, isNew, children }: Props) { return ${jsx}; }
      export const all = (props: Props) => [props.name, props.isNew, props.children];
    `;
    await writeFile(join(folder, 'example.tsx'), source);
    return findLooseText(join(folder, 'tsconfig.json'), { withSlots }).map(({ text }) => text);
  };

  it.each([
    ['a changing text next to an icon', '<p><b />{name}</p>', ['name']],
    ['a text next to an element that appears', '<p>Name {isNew && <b />}</p>', ['Name']],
    ['each part of a composed sentence', '<p>Hello {name}</p>', ['Hello', 'name']],
    ['a text in a fragment', '<>{name}</>', ['name']],
    ['a space in a fragment', '<><b /> <i /></>', ['']],
    ['a text that appears', "<p><b />{isNew && 'New'}</p>", ["isNew && 'New'"]],
    ['one of two texts', "<p><b />{isNew ? 'New' : 'Old'}</p>", ["isNew ? 'New' : 'Old'"]],
    ['texts from a list', '<p><b />{[name]}</p>', ['[name]']],
    ['a slot next to an icon', '<p><b />{children}</p>', ['children']],
    ['a component that returns a text', 'name', ['name']],
  ])('reports as loose text: %s', async (_case, jsx, expected) => {
    expect(await looseIn(jsx)).toEqual(expected);
  });

  it.each([
    ['a text that is an only child', '<p>{name}</p>'],
    ['a text in its own element', '<p>{isNew && <b />}<span>{name}</span></p>'],
    ['a sentence in one piece', '<p>{`Hello ${name}`}</p>'],
    ['texts and elements that never change', '<p>Read <b>this</b> first.</p>'],
    ['an element that appears if there is a text', '<p><i />{name && <b />}</p>'],
  ])('finds no loose text in %s', async (_case, jsx) => {
    expect(await looseIn(jsx)).toEqual([]);
  });

  it('accepts a slot if only an app’s screens are checked', async () => {
    expect(await looseIn('<p><b />{children}</p>', false)).toEqual([]);
  });
});
