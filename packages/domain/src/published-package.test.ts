import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as domain from './index.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(packageFolder, 'node_modules/.bin/tsc');
const project = mkdtempSync(join(tmpdir(), 'domain-consumer-'));
const installed = join(project, 'node_modules/@tillbook/domain');

/** Runs a module in a project that has only the built package installed. */
function runInProject(code: string): string[] {
  const file = join(project, 'example.mjs');
  writeFileSync(file, code);
  return execFileSync(process.execPath, [file], { encoding: 'utf8' }).trimEnd().split('\n');
}

/** Bundles a module of that project for the browser and returns its code. */
async function bundle(code: string): Promise<string> {
  const entry = join(project, 'entry.mjs');
  writeFileSync(entry, code);
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [];
  return (output?.output ?? []).map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

beforeAll(() => {
  execFileSync(compiler, ['-p', 'tsconfig.build.json', '--outDir', join(installed, 'dist')], {
    cwd: packageFolder,
  });
  cpSync(join(packageFolder, 'package.json'), join(installed, 'package.json'));
});

afterAll(() => {
  rmSync(project, { recursive: true });
});

describe('the built package', () => {
  it("runs the README's first example, which prints the values in its comments", () => {
    const [, example = ''] =
      /```js\n([\s\S]*?)```/.exec(readFileSync(join(packageFolder, 'README.md'), 'utf8')) ?? [];
    const printed = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
    expect(printed.length).toBeGreaterThan(0);
    expect(runInProject(example)).toEqual(printed);
  });

  it('exports the same names in plain Node as its source', () => {
    const names = runInProject("console.log(Object.keys(await import('@tillbook/domain')).join('\\n'));");
    expect(names.toSorted()).toEqual(Object.keys(domain).toSorted());
  });

  it('imports only its own files, has types for each file, and contains no tests', () => {
    const files = globSync('**/*.js', { cwd: join(installed, 'dist') });
    expect(files).toContain('index.js');
    expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
    expect(globSync('**/*.d.ts', { cwd: join(installed, 'dist') })).toHaveLength(files.length);
    const imported = files.flatMap((file) =>
      [...readFileSync(join(installed, 'dist', file), 'utf8').matchAll(/\bfrom '([^']+)'/g)].map(
        ([, from]) => from,
      ),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((from) => !from?.startsWith('.'))).toEqual([]);
  });

  it.each(['nodenext', 'preserve'])('has types that a strict project accepts with module %s', (module) => {
    const file = join(project, 'typed.mts');
    writeFileSync(
      file,
      [
        "import { formatCents, transactionStatusTone, type Tone } from '@tillbook/domain';",
        'export const text: string = formatCents(5);',
        "export const tone: Tone | undefined = transactionStatusTone('pending');",
        '// @ts-expect-error Expects the types of the package: without them, an amount may be text.',
        "formatCents('5');",
      ].join('\n'),
    );
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      '--target',
      'es2022',
      '--module',
      module,
    ];
    expect(
      execFileSync(compiler, ['--ignoreConfig', ...options, file], { cwd: project, encoding: 'utf8' }),
    ).toBe('');
  });

  it('leaves unused exports out of a bundle', async () => {
    const money = await bundle("export { formatCents } from '@tillbook/domain';");
    expect(money).toContain('$ --');
    expect(money).not.toContain('Veterinary Services');
    expect(money).not.toContain('America/New_York');
    expect(money.length).toBeLessThan(1000);

    const categories = await bundle("export { merchantCategories } from '@tillbook/domain';");
    expect(categories).toContain('Veterinary Services');
  });
});
