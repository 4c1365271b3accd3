import { parseArgs } from 'node:util';
import { helpText } from './help-text.mjs';
import { typedCommand } from './command.mjs';
import { commands } from './commands/index.mjs';
import { complain, say } from './say.mjs';

/** @typedef {import('./command.mjs').Command} Command */
/** @typedef {import('./command.mjs').Given} Given */
/** @typedef {{ ok: true, given: Given } | { ok: false, message: string }} ReadArguments */

const usageErrorCode = 2;

/**
 * @param {import('./command.mjs').Option} option
 * @returns {{ type: 'boolean' | 'string', short?: string, multiple: false }}
 */
const parserOption = ({ value, short }) => ({
  type: value === undefined ? 'boolean' : 'string',
  multiple: false,
  ...(short !== undefined && { short }),
});

/** @param {Command} command */
const parserOptions = ({ options = {} }) =>
  Object.fromEntries(
    Object.entries({ ...options, help: { summary: '', short: 'h' } }).map(([name, option]) => [
      name,
      parserOption(option),
    ]),
  );

/** @param {unknown} error thrown by parseArgs; its message can have more than one sentence or line */
const causeOf = (error) => {
  const [line = ''] = error instanceof Error ? error.message.split(/[\n.](?:\s|$)/, 1) : [String(error)];
  return `${line}.`;
};

/**
 * @param {Command} command
 * @param {readonly string[]} positionals
 * @returns {string | undefined} the usage error
 */
const positionalFault = ({ positionals: expected = [] }, positionals) => {
  const missing = expected.find(({ isRequired }, index) => isRequired && positionals[index] === undefined);
  if (missing !== undefined) return `The ${missing.name} is missing.`;
  const isEndless = expected.at(-1)?.isRepeated === true;
  const surplus = isEndless ? undefined : positionals[expected.length];
  if (surplus !== undefined) return `Unexpected argument '${surplus}'.`;
  for (const [index, word] of positionals.entries()) {
    const { name, choices } = expected[Math.min(index, expected.length - 1)] ?? {};
    if (choices === undefined || choices.some((choice) => choice.name === word)) continue;
    return `Unknown ${name} '${word}'. Choose from: ${choices.map((choice) => choice.name).join(', ')}.`;
  }
  return undefined;
};

/**
 * @param {Command} command
 * @param {readonly string[]} words
 * @returns {ReadArguments}
 */
export const readArguments = (command, words) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: parserOptions(command),
      allowPositionals: true,
      strict: true,
    });
    const fault = values['help'] === true ? undefined : positionalFault(command, positionals);
    return fault === undefined
      ? { ok: true, given: { positionals, options: values } }
      : { ok: false, message: fault };
  } catch (error) {
    return { ok: false, message: causeOf(error) };
  }
};

/**
 * @param {string} name
 * @param {string} message
 */
const refuse = (name, message) => {
  complain(`${message} See: ${typedCommand(name, '--help')}`);
  return usageErrorCode;
};

/**
 * Runs a command. Help and usage errors install nothing.
 *
 * @param {readonly string[]} words
 * @returns {Promise<number>} the exit code
 */
export const runCommandLine = async ([name = '', ...words]) => {
  const load = commands[name];
  if (load === undefined) {
    complain(`Unknown command '${name}'. Choose from: ${Object.keys(commands).join(', ')}.`);
    return usageErrorCode;
  }
  const { command } = await load();
  const read = readArguments(command, words);
  if (!read.ok) return refuse(name, read.message);
  const { help, ...options } = read.given.options;
  if (help === true) {
    say(helpText(name, command));
    return 0;
  }
  return command.run({ ...read.given, options });
};
