/** @typedef {{ readonly path: string, readonly name: string, readonly scripts: ReadonlySet<string> }} Package */
/** @typedef {Package & { readonly reads: readonly string[] }} ReadingPackage a package, and files of other folders that its tests read */

/**
 * @typedef {object} Changes
 * @property {readonly string[]} files
 * @property {boolean} areDocuments true if all files are documents
 * @property {boolean} concernAll true if a file affects every package
 * @property {readonly string[]} packages names of the changed packages; their dependents need tests as well
 * @property {readonly string[]} onlyTests names of packages in which only tests changed
 * @property {readonly string[]} readers names of packages whose tests read a changed file
 */

/**
 * @typedef {object} Choice
 * @property {readonly string[]} checks names of steps
 * @property {readonly string[] | 'all'} unit names of packages
 * @property {readonly string[] | 'all'} e2e names of packages
 * @property {readonly string[]} reasons
 */

/** @param {string} file */
const isDocument = (file) => file.startsWith('docs/') || file.endsWith('.md');

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);

const effectOnAll =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|turbo\.json|tooling\/config\/tsconfig\/.+)$/;

/**
 * @param {string} pattern an input in turbo.json: a path from the root; `*` matches a name, `**` any path
 * @param {string} file
 */
const covers = (pattern, file) => {
  const parts = pattern
    .split('**')
    .map((part) => part.split('*').map((text) => text.replaceAll('.', String.raw`\.`)));
  return new RegExp(`^${parts.map((part) => part.join('[^/]*')).join('.*')}$`).test(file);
};

/**
 * @param {readonly string[]} files below the repository's root
 * @param {readonly ReadingPackage[]} packages
 * @returns {Changes}
 */
export const changesIn = (files, packages) => {
  const code = files.filter((file) => !isDocument(file));
  /** @param {(file: string) => boolean} isWanted */
  const packagesWith = (isWanted) =>
    packages.filter(({ path }) => code.some((file) => file.startsWith(`${path}/`) && isWanted(file)));
  const changed = packagesWith((file) => !isTest(file));
  return {
    files,
    areDocuments: files.length > 0 && code.length === 0,
    concernAll: code.some((file) => effectOnAll.test(file)),
    packages: changed.map(({ name }) => name),
    onlyTests: packagesWith(isTest)
      .filter((one) => !changed.includes(one))
      .map(({ name }) => name),
    readers: packages
      .filter(({ reads }) => files.some((file) => reads.some((pattern) => covers(pattern, file))))
      .map(({ name }) => name),
  };
};

/** Returns `true` if the product contains the package, or if the package has the product's end-to-end tests. */
/** @param {Package} one */
const isPartOfProduct = ({ path }) =>
  path.startsWith('apps/') || ['packages/contract', 'packages/api-client', 'tooling/e2e'].includes(path);

/** @param {readonly string[]} names */
const list = (names) => names.map((name) => name.replace('@tillbook/', '')).join(', ');

/**
 * Chooses the steps that the changes could break.
 *
 * @param {Changes} changes
 * @param {readonly string[]} affected the changed packages and their dependents, by name
 * @param {readonly Package[]} packages
 * @param {readonly string[]} checks names of the static checks
 * @returns {Choice}
 */
export const choose = (changes, affected, packages, checks) => {
  const { files, packages: changed, onlyTests, readers } = changes;
  const count = `Changed files: ${files.length}`;
  if (files.length === 0) return { checks: [], unit: [], e2e: [], reasons: ['Nothing has changed.'] };
  if (changes.concernAll) {
    const reasons = [`${count}. All, because one of them affects every package.`];
    return { checks, unit: 'all', e2e: 'all', reasons };
  }
  /** @param {string} script @param {readonly string[]} names */
  const having = (script, names) =>
    packages
      .filter(({ name, scripts }) => scripts.has(script) && names.includes(name))
      .map(({ name }) => name);
  const unit = having('test', [...affected, ...onlyTests, ...readers]);
  const product = packages.filter((one) => affected.includes(one.name) && isPartOfProduct(one));
  const e2e = product.length > 0 ? 'all' : having('test:e2e', [...affected, ...onlyTests]);
  return {
    checks: changes.areDocuments ? ['format'] : checks,
    unit,
    e2e,
    reasons: [
      changes.areDocuments
        ? `${count}, all of them documents. Of the checks: format.`
        : `${count}. All checks.`,
      ...(changed.length > 0 ? [`Changed: ${list(changed)}.`] : []),
      ...(onlyTests.length > 0 ? [`Only tests changed: ${list(onlyTests)}.`] : []),
      `Unit: ${unit.length > 0 ? list(unit) : 'none'}${readers.length > 0 ? ` (files are read by the tests of ${list(readers)})` : ''}.`,
      e2e === 'all'
        ? `End to end: all, because the product contains ${list(product.map(({ name }) => name))}.`
        : `End to end: ${e2e.length > 0 ? list(e2e) : 'none'}.`,
    ],
  };
};
