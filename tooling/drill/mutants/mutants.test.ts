import { describe, expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { changed } from './plant.ts';
import { repository } from '../product/repository-copy.ts';

/** Checks only that each mutant can be planted. `npm run drill -- mutants` runs the tests. */
describe('every mutant', { meta: { form: true } }, () => {
  test.each(mutants)('applies its edits to the current code: $name', ({ edits }) => {
    for (const edit of edits) {
      const { content } = changed(repository, edit);
      expect(content).toContain(edit.replace);
    }
  });

  test('gives each mutant a unique name', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});
