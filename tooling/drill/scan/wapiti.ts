import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';

/** All modules that need no other machine on the network and guess no file names from a list. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss,xxe';

const settings = [
  '-m',
  modules,
  '--scope',
  'folder',
  '-d',
  '3',
  '-S',
  'normal',
  '-t',
  '20',
  '--flush-session',
  '--no-bugreport',
];

export type Found = {
  readonly method: string;
  readonly path: string;
  readonly info: string;
  readonly parameter: string;
  readonly kind: string;
};
type Report = {
  readonly vulnerabilities: Readonly<Record<string, readonly Found[]>>;
  readonly anomalies: Readonly<Record<string, readonly Found[]>>;
};

/** Runs wapiti on the given pages and addresses, and on whatever it finds from there. */
export const scanWeb = async (
  [first = '', ...others]: readonly string[],
  token: string,
  folder: string,
): Promise<readonly Found[]> => {
  const file = join(folder, `wapiti-${new URL(first).port}.json`);
  const where = ['-u', first, ...others.flatMap((address) => ['-s', address])];
  const who = token === '' ? [] : ['-H', `Authorization: Bearer ${token}`];
  const results = ['--store-session', join(folder, 'wapiti'), '-f', 'json', '-o', file];
  await runProgram('wapiti', [...where, ...who, ...results, ...settings]);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return [report.vulnerabilities, report.anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, all]) => all.map((found) => ({ ...found, kind }))),
  );
};
