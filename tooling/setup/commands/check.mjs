import { checks, runSteps } from '../steps.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Checks types, lint, format, boundaries and unused code. Takes at most a minute after the first run; npm test runs the same checks first.',
  positionals: [{ name: 'check', summary: 'which steps; all by default', isRepeated: true, choices: checks }],
  examples: [
    { typed: '', summary: 'runs all checks, before a commit' },
    { typed: 'lint boundaries', summary: 'runs the two that find the most' },
  ],
  run: ({ positionals }) => runSteps(checks, positionals),
};
