import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository, readJson } from './repository.mjs';

/**
 * @typedef {object} WorkspacePackage
 * @property {string} path below the repository's root
 * @property {string} name
 * @property {ReadonlySet<string>} scripts
 * @property {Readonly<Record<import('./install.mjs').InstallScope, boolean>>} dependsOn has dependencies of the scope
 */

const folders = ['apps', 'packages', 'tooling'];

/**
 * @param {unknown} value
 * @param {string} key
 */
const keysOf = (value, key) => {
  const object = value instanceof Object && key in value ? Reflect.get(value, key) : {};
  return object instanceof Object ? Object.keys(object) : [];
};

/**
 * @param {string} path
 * @returns {WorkspacePackage}
 */
const readPackage = (path) => {
  const declared = readJson(inRepository(path, 'package.json'));
  /** @param {string} kind */
  const has = (kind) => keysOf(declared, kind).length > 0;
  return {
    path,
    name: declared instanceof Object && 'name' in declared ? String(declared.name) : path,
    scripts: new Set(keysOf(declared, 'scripts')),
    dependsOn: {
      product: !path.startsWith('tooling') && has('dependencies'),
      everything: has('dependencies') || has('devDependencies'),
    },
  };
};

export const workspacePackages = () =>
  folders
    .flatMap((folder) => readdirSync(inRepository(folder)).map((name) => join(folder, name)))
    .filter((path) => existsSync(inRepository(path, 'package.json')))
    .toSorted()
    .map(readPackage);

/** @param {string} path below the repository's root */
export const packageOf = (path) =>
  workspacePackages().find((one) => path.startsWith(`${one.path}/`))?.path ?? '.';
