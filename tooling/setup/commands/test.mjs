import { runSteps, steps } from '../steps.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Checks everything that has to hold; goes on after a failure, so that all are seen.',
  positionals: [
    { name: 'step', summary: 'some of it; all where none is given', isRepeated: true, choices: steps },
  ],
  examples: [
    { typed: '', summary: 'all of it, as what lands has to pass it' },
    { typed: 'unit', summary: 'the tests that need no running product' },
  ],
  run: ({ positionals }) => runSteps(steps, positionals),
};
