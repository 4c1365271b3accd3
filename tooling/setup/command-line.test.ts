import { expect, test } from 'vitest';
import type { Command } from './command.mjs';
import { readArguments } from './command-line.mjs';
import { helpText } from './help-text.mjs';

const command: Command = {
  summary: 'Bakes a loaf.',
  positionals: [
    {
      name: 'flour',
      summary: 'what it is made of',
      isRequired: true,
      choices: [
        { name: 'rye', summary: 'dark' },
        { name: 'wheat', summary: 'light' },
      ],
    },
  ],
  options: {
    minutes: { summary: 'how long', value: 'count', short: 'm' },
    steam: { summary: 'with water in the oven' },
  },
  examples: [{ typed: 'rye --minutes 50', summary: 'a dark one' }],
  run: () => Promise.resolve(0),
};

test('parses arguments and options in any order', () => {
  expect(readArguments(command, ['--steam', 'rye', '-m', '50'])).toEqual({
    ok: true,
    given: { positionals: ['rye'], options: { steam: true, minutes: '50' } },
  });
});

test.each([
  [['rye', '--hot'], "Unknown option '--hot'."],
  [['rye', '-x'], "Unknown option '-x'."],
  [['rye', '--steam=much'], "Option '--steam' does not take an argument."],
  [['rye', '--minutes'], "Option '-m, --minutes <value>' argument missing."],
  [[], 'The flour is missing.'],
  [['rye', 'wheat'], "Unexpected argument 'wheat'."],
  [['oats'], "Unknown flour 'oats'. Choose from: rye, wheat."],
  [['--', '--help'], "Unknown flour '--help'. Choose from: rye, wheat."],
])('rejects the arguments %j with a one-line message', (words, message) => {
  expect(readArguments(command, words)).toEqual({ ok: false, message });
});

test('accepts --help without required arguments', () => {
  expect(readArguments(command, ['--help'])).toMatchObject({ ok: true, given: { options: { help: true } } });
});

test('prints usage, arguments, options and examples', () => {
  expect(helpText('bake', command)).toBe(`Bakes a loaf.

Usage: npm run bake -- <flour> [options]

Arguments:
  flour   what it is made of

Choices of flour:
  rye     dark
  wheat   light

Options:
  -m, --minutes <count>   how long
  --steam                 with water in the oven
  -h, --help              show this help

Examples:
  npm run bake -- rye --minutes 50   a dark one`);
});
