import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstExample, outsideProject, type OutsideProject, promisedLines } from './outside-project.ts';
import {
  packPackage,
  type PackedPackage,
  type Packer,
  publintMessages,
  typeProblems,
} from './packed-package.ts';

export type Consumer = { readonly packed: PackedPackage; readonly project: OutsideProject };

type ConsumerOptions = {
  /** Folder name in `packages`. */
  readonly name: string;
  readonly packer: Packer;
  /** @param destination folder for the tarballs of further packages */
  readonly install: (consumer: Consumer, destination: string) => void;
  /** Comma-separated packages whose global types the project has. */
  readonly globalTypes?: string;
};

/**
 * Packs a package before a file's tests and installs it outside the workspace; both are removed afterward.
 */
export const usePackedConsumer = ({ name, packer, install, globalTypes }: ConsumerOptions) => {
  const destination = mkdtempSync(join(tmpdir(), 'packed-'));
  let consumer: Consumer | undefined;
  beforeAll(() => {
    consumer = { packed: packPackage(name, packer, destination), project: outsideProject(globalTypes) };
    install(consumer, destination);
  });
  afterAll(() => {
    consumer?.project.remove();
    rmSync(destination, { recursive: true });
  });
  return (): Consumer => {
    if (consumer === undefined) throw new Error(`${name} was not packed.`);
    return consumer;
  };
};

/** @param untypedEntrypoints exports without types, such as a style sheet */
export const testTarball = (consumer: () => Consumer, untypedEntrypoints: readonly string[] = []): void => {
  test('passes publint and attw', async () => {
    const { packed } = consumer();
    expect(await publintMessages(packed)).toEqual([]);
    expect(await typeProblems(packed, untypedEntrypoints)).toEqual([]);
  });
};

/**
 * Runs the first example of a document and returns its output and the output that its comments promise.
 *
 * @param adapt changes the example for this run only
 */
export const runFirstExample = (
  { project }: Consumer,
  document: string,
  node: string,
  adapt = (example: string): string => example,
) => {
  const example = firstExample(document, 'js');
  project.write('example.js', adapt(example));
  return { printed: project.run('example.js', { node }), promised: promisedLines(example) };
};

/** Tests that a strict program compiles with both module resolutions that a project may use. */
export const testTypes = (consumer: () => Consumer, file: string, text: string): void => {
  test.each(['nodenext', 'bundler'] as const)(
    'compiles a program that uses the package in a strict project with %s resolution',
    (module) => {
      const { project } = consumer();
      project.write(file, text);
      expect(project.checkTypes(file, module)).toBe('');
    },
  );
};
