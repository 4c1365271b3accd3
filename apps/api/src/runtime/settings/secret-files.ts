import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { secretNames } from './environment-schema.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type WithSecrets = {
  /** Includes the contents of the files. */
  readonly environment: Environment;
  /** The names of the secrets that were read from a file. */
  readonly fromFile: ReadonlySet<string>;
  readonly complaints: readonly string[];
};

type Read = { readonly text: string } | { readonly fault: string };

const readSecret = (path: string): Read => {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? { fault: 'is empty' } : { text };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return { fault: `cannot be read (${code})` };
  }
};

export const fileVariable = (name: string): string => `${name}_FILE`;

/**
 * Reads the secrets from their files: an orchestrator provides files, so that no process list and no dump of
 * an environment shows the secrets.
 * @param baseFolder resolves relative paths
 */
export const withSecretFiles = (environment: Environment, baseFolder: string): WithSecrets => {
  const found: Record<string, string> = {};
  const complaints: string[] = [];
  for (const name of secretNames) {
    const variable = fileVariable(name);
    const path = environment[variable];
    if (!path) continue;
    if (environment[name]) {
      complaints.push(`${name} and ${variable} are both set. Set only one of them.`);
      continue;
    }
    const read = readSecret(resolve(baseFolder, path));
    if ('text' in read) found[name] = read.text;
    else {
      complaints.push(
        `${variable} is "${path}", which ${read.fault}. Set it to the path of a file that contains ${name}.`,
      );
    }
  }
  return { environment: { ...environment, ...found }, fromFile: new Set(Object.keys(found)), complaints };
};
