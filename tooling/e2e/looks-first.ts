import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that change nothing in the product, or respond to its calls themselves. */
const looks = ['browser', 'screens', 'forms'];

/** The longest; if one of them started last, the run would wait for it alone. */
const longest = [
  'screens/every-part',
  'screens/every-screen',
  'forms/every-form',
  'payloads/every-stored-text',
  'journeys/live',
  'journeys/session-check',
];

const turnOf = ({ moduleId, project }: TestSpecification): number => {
  // In workers of their own: between journeys, they would end the worker's browser.
  if (project.name !== 'journeys') return -1;
  const isLook = looks.some((folder) => moduleId.includes(`/e2e/${folder}/`));
  const turn = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return (isLook ? 0 : 100) + (turn < 0 ? longest.length : turn);
};

/** Each worker checks its seeded product before it changes anything; and the longest files start early. */
export class LooksFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => turnOf(one) - turnOf(other)));
  }
}
