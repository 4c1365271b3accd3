export type Faults<Stage> = ReadonlyMap<Stage, unknown>;

/**
 * Runs the stages of one visit in sequence. Later stages run after a failure, too; `continues` is true if the
 * previous stage left the page as expected.
 */
export const runStages = async <Stage>(
  stages: readonly Stage[],
  run: (stage: Stage, continues: boolean) => Promise<void>,
): Promise<Faults<Stage>> => {
  const faults = new Map<Stage, unknown>();
  let continues = false;
  for (const stage of stages) {
    try {
      await run(stage, continues);
      continues = true;
    } catch (error) {
      faults.set(stage, error);
      continues = false;
    }
  }
  return faults;
};

/**
 * Shares one visit among many tests, because opening a page takes most of the time. The first test makes the
 * visit.
 *
 * @returns a function that throws if one of the given stages has failed
 * @example
 * const expectRight = oneVisitEach((form: Form) => walkForm(form));
 * test('…', () => expectRight(form, 'sent once'));
 */
export const oneVisitEach = <Case extends { readonly name: string }, Stage>(
  walk: (one: Case) => Promise<Faults<Stage>>,
) => {
  const walked = new Map<string, Faults<Stage>>();
  return async (one: Case, ...stages: readonly Stage[]): Promise<void> => {
    const faults = walked.get(one.name) ?? (await walk(one));
    walked.set(one.name, faults);
    for (const stage of stages) if (faults.has(stage)) throw faults.get(stage);
  };
};
