import { runChanged } from '../changed.mjs';
import { complain } from '../say.mjs';
import { runSteps, steps } from '../steps.mjs';
import { runStress } from '../stress.mjs';

const stress = {
  name: 'stress',
  summary: 'one test file 20 times next to eight busy processes: stress FILE',
};

const changed = {
  name: 'changed',
  summary:
    'the steps that changes since main could break, committed or not; or since another commit: changed COMMIT',
};

/** @param {readonly string[]} names */
const runNamedSteps = async (names) => {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown === undefined) return runSteps(steps, names);
  complain(`Unknown step '${unknown}'. Choose from: ${steps.map(({ name }) => name).join(', ')}.`);
  return 2;
};

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Runs everything that must pass, and continues after a failure.',
  positionals: [
    { name: 'step', summary: 'which steps; all by default', choices: [...steps, changed, stress] },
    {
      name: 'step or file',
      summary: 'further steps; after changed, a commit; after stress, the test file',
      isRepeated: true,
    },
  ],
  examples: [
    { typed: '', summary: 'runs everything, as required before merging' },
    { typed: 'unit', summary: 'runs the tests that need no running product' },
    {
      typed: 'changed',
      summary:
        'after a change in packages/ui: its tests, those of the apps and packages that use it, and end to end; in a handler of apps/api: the tests of the API, and end to end; in a document: its format and the tests that read it',
    },
    { typed: 'changed HEAD~1', summary: 'the same for the last commit and uncommitted changes' },
    {
      typed: 'stress tooling/e2e/journeys/search.test.ts',
      summary: 'finds out whether a test depends on the machine’s speed',
    },
  ],
  run: async ({ positionals }) => {
    const [first, ...others] = positionals;
    if (first === stress.name) return runStress(others[0] ?? '');
    return first === changed.name ? runChanged(others[0]) : runNamedSteps(positionals);
  },
};
