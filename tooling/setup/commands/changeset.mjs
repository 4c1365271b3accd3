import { optionWords } from '../command.mjs';
import { pnpmAttended } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Records a change to a published package for its changelog, or turns the records into versions.',
  positionals: [
    {
      name: 'step',
      summary: 'add by default',
      choices: [
        { name: 'add', summary: 'asks for the package, the kind of version bump and a sentence' },
        { name: 'status', summary: 'shows the records and the versions they lead to' },
        { name: 'version', summary: 'writes versions and changelogs, and removes the records' },
      ],
    },
  ],
  options: {
    empty: { summary: 'add: a record that changes no package' },
    message: { summary: 'add: the sentence, to skip the questions', value: 'text', short: 'm' },
    major: { summary: 'add: the packages, separated by commas', value: 'packages' },
    minor: { summary: 'add: the packages, separated by commas', value: 'packages' },
    patch: { summary: 'add: the packages, separated by commas', value: 'packages' },
    since: { summary: 'add, status: compare with this branch', value: 'branch' },
    verbose: { summary: 'status: the versions and the full records' },
  },
  examples: [
    { typed: '', summary: 'asks, and writes a file to .changeset' },
    { typed: 'status', summary: 'shows what would be released' },
    { typed: "add --minor @tillbook/ui -m 'A quieter banner.'", summary: 'asks nothing' },
  ],
  run: async ({ positionals, options }) => {
    const exitCode = await prepare({ packages: 'everything' });
    if (exitCode !== 0) return exitCode;
    return pnpmAttended(['exec', 'changeset', ...positionals, ...optionWords(options)]);
  },
};
