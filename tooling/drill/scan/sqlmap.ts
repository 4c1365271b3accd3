import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import { requestText, type ScannedRequest } from './scanned-requests.ts';

export type SqlScan = {
  /** The findings, or why nothing was tested. */
  readonly fault: string | undefined;
  /** Remarks on the way, which are not findings. */
  readonly remarks: readonly string[];
};

const verdicts = [
  { words: 'identified the following injection point', fault: 'can be injected' },
  { words: 'all tested parameters do not appear to be injectable', fault: undefined },
];

const faultIn = (output: string): string | undefined => {
  const verdict = verdicts.find(({ words }) => output.includes(words));
  return verdict === undefined
    ? `was not tried out: ${output.split('\n').findLast((line) => /CRITICAL|ERROR/.test(line)) ?? output.slice(-300)}`
    : verdict.fault;
};

/** Printed among the findings: a first suspicion, which later tests confirm or drop. */
const remarksIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /might be (?:injectable|vulnerable)|appears to be '.+' injectable/.test(line));

// A refusal is a normal response: only a difference between responses matters.
const settings =
  '--batch --ignore-stdin --flush-session --disable-coloring --threads 4 --dbms PostgreSQL --risk 2 --time-sec 3 --ignore-code 401,404'.split(
    ' ',
  );

/** Runs sqlmap on one request. */
export const scanSql = async (
  request: ScannedRequest,
  index: number,
  folder: string,
  level: number,
): Promise<SqlScan> => {
  const file = join(folder, `${index}.txt`);
  writeFileSync(file, requestText(request));
  const where = ['-r', file, '--output-dir', join(folder, 'sqlmap'), '--level', String(level)];
  const output = await runProgram('sqlmap', [...where, ...settings]);
  return { fault: faultIn(output), remarks: remarksIn(output) };
};
