/**
 * A command of the README, in `commands/<name>.mjs`, run by the script of that name in package.json. It is
 * loaded before packages are installed, so it may only import Node's modules and this folder.
 *
 * @typedef {object} Command
 * @property {string} summary one line
 * @property {readonly Argument[]} [positionals] in the order they are typed
 * @property {Readonly<Record<string, Option>>} [options] by long name, in addition to `--help`
 * @property {readonly Example[]} examples
 * @property {(given: Given) => Promise<number>} run returns the exit code
 */

/**
 * @typedef {object} Argument
 * @property {string} name as the usage line shows it
 * @property {string} summary
 * @property {boolean} [isRequired]
 * @property {boolean} [isRepeated] takes all remaining arguments
 * @property {readonly Choice[]} [choices] all allowed values
 */

/** @typedef {{ readonly name: string, readonly summary: string }} Choice */

/**
 * @typedef {object} Option
 * @property {string} summary
 * @property {string} [value] name of the value in the usage; a flag has none
 * @property {string} [short] one letter
 */

/** @typedef {{ readonly typed: string, readonly summary: string }} Example arguments after the command's name, and their effect */

/**
 * @typedef {object} Given
 * @property {readonly string[]} positionals
 * @property {Readonly<Record<string, string | boolean | undefined>>} options
 */

/**
 * @param {string} name
 * @param {string} [words] arguments after npm's `--`
 */
export const typedCommand = (name, words = '') => {
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return words === '' ? command : `${command} -- ${words}`;
};

/** @param {Given['options']} options */
export const optionWords = (options) =>
  Object.entries(options).flatMap(([name, value]) => {
    if (value === true) return [`--${name}`];
    return typeof value === 'string' ? [`--${name}=${value}`] : [];
  });
