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

/** Checks the home folder, where npm and pnpm store downloads. A service user may have no home folder. */
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

/** @returns {boolean} false after reporting that the clone is not writable */
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
