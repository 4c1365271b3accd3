/**
 * One command of the README. It lives in `commands/<name>.mjs`, is listed in `commands/index.mjs`, and is what the script
 * of that name in package.json runs. Nothing is installed yet when it is read, so it imports nothing but Node and this
 * folder.
 *
 * @typedef {object} Command
 * @property {string} summary one line: what it does
 * @property {readonly Argument[]} [positionals] in the order they are typed
 * @property {Readonly<Record<string, Option>>} [options] by their long name; `--help` is every command's
 * @property {readonly Example[]} examples
 * @property {(given: Given) => Promise<number>} run returns the exit code
 */

/**
 * @typedef {object} Argument
 * @property {string} name as the usage line shows it
 * @property {string} summary
 * @property {boolean} [isRequired]
 * @property {boolean} [isRepeated] takes all that follows
 * @property {readonly Choice[]} [choices] all that may be typed here
 */

/** @typedef {{ readonly name: string, readonly summary: string }} Choice */

/**
 * @typedef {object} Option
 * @property {string} summary
 * @property {string} [value] what is typed behind it, as the usage shows it; without it the option is a switch
 * @property {string} [short] one letter
 */

/** @typedef {{ readonly typed: string, readonly summary: string }} Example what follows the command's name, and why */

/**
 * @typedef {object} Given
 * @property {readonly string[]} positionals
 * @property {Readonly<Record<string, string | boolean | undefined>>} options
 */

/**
 * The command line for a command.
 *
 * @param {string} name
 * @param {string} [words] arguments, which npm passes on behind `--`
 */
export const typedCommand = (name, words = '') => {
  const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return words === '' ? command : `${command} -- ${words}`;
};

/**
 * The options, formatted for a program that accepts the same ones.
 *
 * @param {Given['options']} options
 */
export const optionWords = (options) =>
  Object.entries(options).flatMap(([name, value]) => {
    if (value === true) return [`--${name}`];
    return typeof value === 'string' ? [`--${name}=${value}`] : [];
  });
