import { globSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as domain from './index.ts';

const sourceFolder = new URL('.', import.meta.url);
const context = createContext({ ...domain });

/** Extracts documentation comments with an example, each with the declaration that follows it. */
function documentedExamples(source: string): { name: string; code: string }[] {
  const comments = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*?)@example\n((?: \* .*\n)+) \*\/\nexport (?:function|const) (\w+)/g,
  );
  return [...comments].map(([, , code = '', name = '']) => ({ name, code: code.replace(/^ \* /gm, '') }));
}

/** Splits an example into statements, each with the result in the comment after it. */
function statementsOf(code: string): { statement: string; outcome: string }[] {
  const pairs = code.matchAll(/^(\S.*?;)\s*\/\/ (.+)$/gm);
  return [...pairs].map(([, statement = '', outcome = '']) => ({ statement, outcome }));
}

const examples = globSync('**/*.ts', { cwd: sourceFolder, exclude: ['**/*.test.ts'] }).flatMap((path) =>
  documentedExamples(readFileSync(new URL(path, sourceFolder), 'utf8')),
);

describe('documented examples', () => {
  it('finds a documented example for every exported function', () => {
    const functions = Object.entries(domain).filter(([, value]) => typeof value === 'function');
    const documented = new Set(examples.map(({ name }) => name));
    expect(functions.map(([name]) => name).filter((name) => !documented.has(name))).toEqual([]);
  });

  it.each(examples)('returns the documented values of the example: $name', ({ name, code }) => {
    const onOneLineEach = code
      .replace(/;\n\/\/ /g, '; // ')
      .trimEnd()
      .split('\n');
    const statements = statementsOf(onOneLineEach.join('\n'));
    expect(statements).toHaveLength(onOneLineEach.length);
    for (const { statement, outcome } of statements) {
      expect(statement).toContain(name);
      expect(runInContext(statement, context)).toEqual(runInContext(`(${outcome})`, context));
    }
  });
});
