import { optionWords } from '../command.mjs';
import { pnpmAttended } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Notes a change of a published package for its changelog, or turns the notes into versions.',
  positionals: [
    {
      name: 'step',
      summary: 'add, where none is given',
      choices: [
        { name: 'add', summary: 'asks which package, which part of its version, and for a sentence' },
        { name: 'status', summary: 'shows the notes and the versions they make' },
        { name: 'version', summary: 'writes versions and changelogs, and removes the notes' },
      ],
    },
  ],
  options: {
    empty: { summary: 'add: a note that changes no package' },
    message: { summary: 'add: the sentence, so that nothing is asked', value: 'text', short: 'm' },
    major: { summary: 'add: the packages, with commas between them', value: 'packages' },
    minor: { summary: 'add: the packages, with commas between them', value: 'packages' },
    patch: { summary: 'add: the packages, with commas between them', value: 'packages' },
    since: { summary: 'add, status: compare with this branch', value: 'branch' },
    verbose: { summary: 'status: the versions and the notes in full' },
  },
  examples: [
    { typed: '', summary: 'asks, and writes a file below .changeset' },
    { typed: 'status', summary: 'shows what would be released' },
    { typed: "add --minor @tillbook/ui -m 'A quieter banner.'", summary: 'asks nothing' },
  ],
  run: async ({ positionals, options }) => {
    const exitCode = await prepare({ packages: 'everything' });
    if (exitCode !== 0) return exitCode;
    return pnpmAttended(['exec', 'changeset', ...positionals, ...optionWords(options)]);
  },
};
