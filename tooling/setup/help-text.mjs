import { typedCommand } from './command.mjs';

/** @typedef {import('./command.mjs').Command} Command */
/** @typedef {readonly [string, string]} Row */

/**
 * @param {string} title
 * @param {readonly Row[]} rows
 */
const section = (title, rows) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.length === 0
    ? []
    : ['', `${title}:`, ...rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`.trimEnd())];
};

/** @param {import('./command.mjs').Argument} argument */
const usageOf = ({ name, isRequired, isRepeated }) => {
  const word = isRepeated ? `<${name}>...` : `<${name}>`;
  return isRequired ? word : `[${word}]`;
};

/** @param {readonly [string, import('./command.mjs').Option]} entry */
const optionRow = ([name, { short, value, summary }]) => {
  const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return /** @type {Row} */ ([value === undefined ? names : `${names} <${value}>`, summary]);
};

/**
 * @param {string} name
 * @param {Command} command
 */
export const helpText = (name, { summary, positionals = [], options = {}, examples }) => {
  const help = { summary: 'show this help', short: 'h' };
  return [
    summary,
    '',
    `Usage: ${typedCommand(name, [...positionals.map(usageOf), '[options]'].join(' '))}`,
    ...section(
      'Arguments',
      positionals.map((argument) => [argument.name, argument.summary]),
    ),
    ...positionals.flatMap(({ name: of, choices = [] }) =>
      section(
        `Choices of ${of}`,
        choices.map((choice) => [choice.name, choice.summary]),
      ),
    ),
    ...section('Options', Object.entries({ ...options, help }).map(optionRow)),
    ...section(
      'Examples',
      examples.map((example) => [typedCommand(name, example.typed), example.summary]),
    ),
  ].join('\n');
};
