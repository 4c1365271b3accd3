import { drills } from '../drills.mjs';
import { drillGroups } from '../drill-groups.mjs';
import { runEverything } from '../everything.mjs';
import { runNamed } from '../named-runs.mjs';

const everything = {
  name: 'everything',
  summary: `all of them in groups of at most 20 minutes, or the named groups: ${drillGroups.map(({ name }) => name).join(', ')}`,
};

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Runs the long tests, which npm test omits or runs only in a short form.',
  positionals: [
    { name: 'drill', summary: 'which one; everything by default', choices: [everything, ...drills] },
    {
      name: 'amount',
      summary:
        'how many rounds or minutes, or which part, for drills that take one; then postgres-15 or own-sandbox; after everything, the groups',
      isRepeated: true,
    },
  ],
  options: {
    built: { summary: 'storybook: opens the existing build' },
    report: {
      summary: 'everything: prints what each group covers and when it was last green, without running it',
    },
  },
  examples: [
    { typed: 'kills', summary: 'kills platform and database 200 times' },
    { typed: 'soak 5', summary: 'runs every call for five minutes' },
    { typed: 'everything', summary: 'runs the groups that are not green at this commit' },
    { typed: 'everything money kills', summary: 'runs two groups' },
    { typed: 'everything --report', summary: 'shows what is covered, and when it was last green' },
  ],
  run: async ({ positionals, options }) => {
    const { report, ...others } = options;
    const [name = everything.name, ...names] = positionals;
    if (name === everything.name) return runEverything(names, report === true);
    return runNamed(drills, { positionals, options: others });
  },
};
