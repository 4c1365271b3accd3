/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** @param {string | undefined} value of FORCE_COLOR */
const isForced = (value) => value !== undefined && value !== '0' && value !== 'false';

/**
 * Returns `true` if output should have colors, by https://no-color.org, https://force-color.org, or the
 * terminal.
 *
 * @param {Environment} [environment]
 * @param {boolean} [isTerminal]
 */
export const wantsColor = (environment = process.env, isTerminal = process.stdout.isTTY) => {
  if (environment.NO_COLOR) return false;
  return environment.FORCE_COLOR === undefined ? isTerminal : isForced(environment.FORCE_COLOR);
};

/**
 * Passes the choice on to a child program. Sets only one of the variables, because Node warns about both.
 *
 * @param {Environment} environment
 * @param {boolean} [isTerminal]
 */
export const withColorChoice = (environment, isTerminal) => {
  const isColored = wantsColor(environment, isTerminal);
  const { FORCE_COLOR: forced, ...rest } = environment;
  if (!isColored) return { ...rest, NO_COLOR: '1' };
  return { ...rest, NO_COLOR: undefined, FORCE_COLOR: forced };
};
