import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders of tests that change nothing in the product, or mock its responses. */
const looks = ['browser', 'screens', 'forms'];

/** Files to start early: if one of these files started last, the run would wait for that file alone. */
const longest = [
  'screens/every-part',
  'screens/every-screen',
  'forms/every-form',
  'payloads/every-stored-text',
  'journeys/live',
  'journeys/session-check',
];

const turnOf = ({ moduleId, project }: TestSpecification): number => {
  // Other projects run in separate workers. Between journeys, they would end a worker and its browser.
  if (project.name !== 'journeys') return -1;
  const isLook = looks.some((folder) => moduleId.includes(`/e2e/${folder}/`));
  const turn = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return (isLook ? 0 : 100) + (turn < 0 ? longest.length : turn);
};

/** Runs read-only tests on the seeded product first, and the longest files early. */
export class LooksFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => turnOf(one) - turnOf(other)));
  }
}
