import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';

type PackageSettings = { readonly tags: readonly [string] };
type RootSettings = {
  readonly boundaries: {
    readonly tags: Readonly<
      Record<string, { readonly dependencies: { readonly allow?: readonly string[] } }>
    >;
  };
};

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const tagOf = (folder: string): string => {
  const settings: PackageSettings = read(`${folder}/turbo.json`);
  return settings.tags[0];
};

// Turbo holds the packages' own lists of dependencies against its tags, dependency-cruiser each import against layers.ts.
test.each(Object.entries(layers))('turbo allows %s what its imports are allowed', (folder, below) => {
  const { boundaries }: RootSettings = read('turbo.json');
  const allowed = boundaries.tags[tagOf(folder)]?.dependencies.allow ?? [];
  expect(allowed.toSorted()).toEqual([...below.map(tagOf), 'tooling'].toSorted());
});
