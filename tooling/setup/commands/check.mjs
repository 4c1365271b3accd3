import { checks, runSteps } from '../steps.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Checks types, lint, format, boundaries and unused code, in two minutes; npm test does the same first.',
  positionals: [
    { name: 'check', summary: 'some of it; all where none is given', isRepeated: true, choices: checks },
  ],
  examples: [
    { typed: '', summary: 'all of it, before a commit' },
    { typed: 'types lint', summary: 'the two that find most' },
  ],
  run: ({ positionals }) => runSteps(checks, positionals),
};
