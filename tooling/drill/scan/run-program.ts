import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a scanner to its end and returns its output. */
export const runProgram = async (program: string, words: readonly string[]): Promise<string> => {
  const env = { ...process.env, TERM: 'dumb' };
  const child = spawn(program, [...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  return output;
};

const isInstalled = (program: string): Promise<boolean> =>
  runProgram(program, ['--version']).then(
    () => true,
    () => false,
  );

/** How to install the scanners that are missing. */
export const missingScanners = async (): Promise<string | undefined> => {
  const found = await Promise.all(['sqlmap', 'wapiti'].map(isInstalled));
  return found.every(Boolean) ? undefined : 'Nothing was scanned. First: apt-get install sqlmap wapiti';
};
