import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { inRepository, repositoryRoot } from './repository.mjs';
import { complain, say } from './say.mjs';

/** @param {string} path */
const isWritable = (path) => {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** npm and pnpm keep downloads below the home folder; a service user often has none, or one it may not write to. */
const homeIsUsable = () => {
  const home = homedir();
  return isWritable(home) && [join(home, '.npm')].every((path) => !existsSync(path) || isWritable(path));
};

const userName = () => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
};

/**
 * Makes sure that there is a place to install to and one for downloads.
 *
 * @returns {boolean} false when the clone cannot be written to, which has been said
 */
export const prepareHome = () => {
  if (!isWritable(repositoryRoot)) {
    complain(
      `${repositoryRoot} cannot be written to by ${userName()}. Clone into a folder of your own, or run this as its owner.`,
    );
    return false;
  }
  if (!homeIsUsable()) {
    const standIn = inRepository('.home');
    mkdirSync(standIn, { recursive: true });
    process.env.HOME = standIn;
    process.env.npm_config_cache = join(standIn, '.npm');
    say(`The home folder cannot be written to; downloads are kept in ${standIn}.`);
  }
  return true;
};
