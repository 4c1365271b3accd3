/**
 * `npm run drill -- mutants [part of a name]`: breaks the platform in a copy, one rule at a time, and runs
 * the tests that must notice.
 */
import { mutants } from './mutants.ts';
import { copyRepository } from '../product/repository-copy.ts';
import { faultsBeforehand, tryMutant } from './trial.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const [part = ''] = process.argv.slice(2);
const chosen = mutants.filter(({ name }) => name.includes(part));
const copy = copyRepository();
const survivors: string[] = [];
try {
  say(`Running the tests of ${chosen.length} mutants on the unchanged copy…`);
  const faults = await faultsBeforehand(copy.root, chosen);
  for (const fault of faults) say(fault);
  if (faults.length > 0 || chosen.length === 0) process.exitCode = 1;
  else {
    for (const mutant of chosen) {
      const { noticedBy, output } = await tryMutant(copy.root, mutant);
      say(
        `${noticedBy === undefined ? 'SURVIVED' : 'noticed '}  ${mutant.name}${noticedBy === undefined ? '' : `  (${noticedBy})`}`,
      );
      if (noticedBy === undefined) {
        survivors.push(mutant.name);
        say(output);
      }
    }
    say(
      `${chosen.length} mutants, ${chosen.length - survivors.length} noticed, ${survivors.length} survived`,
    );
    if (survivors.length > 0) process.exitCode = 1;
  }
} finally {
  copy.remove();
}
