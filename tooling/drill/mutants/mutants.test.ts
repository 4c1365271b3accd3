import { describe, expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { changed } from './plant.ts';
import { repository } from '../product/repository-copy.ts';

/** Each mutant can still be planted; whether tests notice it is what `npm run drill -- mutants` finds out. */
describe('every mutant', { meta: { form: true } }, () => {
  test.each(mutants)('still finds the code it breaks: $name', ({ edits }) => {
    for (const edit of edits) {
      const { content } = changed(repository, edit);
      expect(content).toContain(edit.replace);
    }
  });

  test('has a unique name', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});
