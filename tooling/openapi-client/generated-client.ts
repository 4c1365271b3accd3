import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import generateTypes, { astToString } from 'openapi-typescript';

const packages = join(import.meta.dirname, 'node_modules');

export type GeneratedClient = {
  /** What a TypeScript compiler says of the program, strictly; empty where it has nothing to say. */
  checkTypes(compiler: string): string;
  /** The folder of the program, where it is run as `node list-payments.ts <API base> <email> <password>`. */
  readonly folder: string;
  /** The generated types. */
  readonly types: string;
  remove(): Promise<void>;
};

const compilerOptions =
  '--noEmit --strict --noUncheckedIndexedAccess --target es2024 --module nodenext --types node ' +
  '--allowImportingTsExtensions --verbatimModuleSyntax --skipLibCheck false --ignoreConfig';

/** @returns what the compiler printed; it prints nothing where all is well */
const compile = (compiler: string, folder: string): string => {
  try {
    const command = [...compilerOptions.split(' '), join(folder, 'list-payments.ts')];
    return execFileSync(compiler, command, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
};

/**
 * Generates types from an OpenAPI document into an empty project, beside a small program that uses them.
 *
 * @example
 * const client = await generateClient(openApiDocument('http://localhost:4310/api'));
 * client.checkTypes('node_modules/.bin/tsc'); // ''
 */
export const generateClient = async (document: object): Promise<GeneratedClient> => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-client-'));
  const types = astToString(await generateTypes(JSON.stringify(document)));
  // It is no source of this repository: what it imports exists only in that project.
  const program = join(import.meta.dirname, 'program/list-payments.txt');
  await copyFile(program, join(folder, 'list-payments.ts'));
  await writeFile(join(folder, 'api.ts'), types);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['openapi-fetch', '@types/node']) {
    await symlink(join(packages, name), join(folder, 'node_modules', name));
  }
  return {
    folder,
    types,
    checkTypes: (compiler) => compile(compiler, folder),
    remove: () => rm(folder, { recursive: true }),
  };
};
