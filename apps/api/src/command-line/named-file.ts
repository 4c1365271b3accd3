import { resolve } from 'node:path';

/** The file that the command line names, from where the person stands: npm runs a script in its package's folder. */
export const namedFile = (): string | undefined => {
  const [, , path] = process.argv;
  return path === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
};
