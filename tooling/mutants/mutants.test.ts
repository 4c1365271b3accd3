import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { changed } from './plant.ts';
import { copyRepository, repository } from './repository-copy.ts';
import { faultsBeforehand, tryMutant } from './trial.ts';

describe('every mutant', () => {
  test.each(mutants)('still finds what it breaks: $name', ({ edits }) => {
    for (const edit of edits) {
      const { content } = changed(repository, edit);
      expect(content).toContain(edit.replace);
    }
  });

  test('has a name of its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});

/** The short form of `npm run drill -- mutants`: one of each package, the others in its long form. */
describe('a mutant', () => {
  let copy: ReturnType<typeof copyRepository>;
  const tried = mutants.filter(({ name }) =>
    ['a session lives for ever while it is used', 'fees are rounded down'].includes(name),
  );

  beforeAll(() => {
    copy = copyRepository();
  });
  afterAll(() => copy.remove());

  test('is noticed by tests that are green without it', async () => {
    expect(tried).toHaveLength(2);
    expect(await faultsBeforehand(copy.root, tried)).toEqual([]);
    for (const mutant of tried) {
      expect(await tryMutant(copy.root, mutant)).toMatchObject({ noticedBy: expect.any(String) });
    }
  });
});
