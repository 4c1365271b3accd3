import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Which nouns a part of the repository has, by the names of its files and folders. */
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

/** The contract's list comes first; every other one is compared with it. */
export const contractNounList: NounList = { name: 'the contract', nounsIn: contractNouns };

/** Lists that have the contract's nouns and no others. The features of the web apps come in here once their names agree. */
export const nounLists: readonly NounList[] = [
  { name: "the API's modules", nounsIn: foldersIn('apps/api/src/modules') },
];
