import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The nouns in a part of the repository, from the names of its files and folders. */
type NounList = { readonly name: string; nounsIn(root: string): readonly string[] };

const sorted = (nouns: Iterable<string>): readonly string[] => [...new Set(nouns)].toSorted();

const contract = 'packages/contract/src';

/** A noun of the contract is a file that declares a call, or a folder with such files. */
const contractNouns = (root: string): readonly string[] =>
  sorted(
    globSync(['*.ts', '*/*.ts'], { cwd: join(root, contract) })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) =>
        /^export const \w+ = define(?:List)?Endpoint\(/m.test(
          readFileSync(join(root, contract, file), 'utf8'),
        ),
      )
      .map((file) => file.split(sep)[0]?.replace(/\.ts$/, '') ?? file),
  );

const foldersIn =
  (folder: string) =>
  (root: string): readonly string[] =>
    sorted(globSync('*/', { cwd: join(root, folder) }).map((name) => name.replaceAll(/[/\\]/g, '')));

/** The contract's list comes first; the others are compared with it. */
export const contractNounList: NounList = { name: 'the contract', nounsIn: contractNouns };

/** Nouns without a feature of that name in a web app, and where they are in the web instead. */
const nounsOutsideFeatures: Readonly<Record<string, string>> = {
  'account-changes': 'apps/merchant/src/app/account-changes',
  attempts: 'packages/web-shell/src/attempts',
  'frontend-errors': 'packages/web-shell/src/errors',
  'list-settings': 'apps/merchant/src/lists/toolbar',
  receipts: 'apps/merchant/src/routes/_account/receipts',
  search: 'apps/merchant/src/app/search',
};

/** Nouns that no browser requests. */
const nounsOfServers: readonly string[] = ['health'];

const webNouns = (root: string): readonly string[] =>
  sorted([
    ...['apps/merchant', 'apps/admin'].flatMap((app) => foldersIn(`${app}/src/features`)(root)),
    ...Object.keys(nounsOutsideFeatures).filter((noun) =>
      existsSync(join(root, nounsOutsideFeatures[noun] ?? noun)),
    ),
    ...nounsOfServers,
  ]);

/** Lists with exactly the contract's nouns. */
export const nounLists: readonly NounList[] = [
  { name: "the API's modules", nounsIn: foldersIn('apps/api/src/modules') },
  { name: 'the features of the web apps', nounsIn: webNouns },
];
