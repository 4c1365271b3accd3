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

/**
 * npm and pnpm store downloads below the home folder; a service user often has none, or one that is not
 * writable.
 */
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
 * Makes sure that there are writable folders to install and download to.
 *
 * @returns {boolean} false if the clone is not writable, which has been reported
 */
export const prepareHome = () => {
  if (!isWritable(repositoryRoot)) {
    complain(
      `${repositoryRoot} cannot be written to by ${userName()}. Clone into a folder you own, or run this as its owner.`,
    );
    return false;
  }
  if (!homeIsUsable()) {
    const standIn = inRepository('.home');
    mkdirSync(standIn, { recursive: true });
    process.env.HOME = standIn;
    process.env.npm_config_cache = join(standIn, '.npm');
    say(`The home folder isn't writable; downloads are kept in ${standIn}.`);
  }
  return true;
};
