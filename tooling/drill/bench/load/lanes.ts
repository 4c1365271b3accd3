/** Runs a function a number of times in parallel lanes and returns the rate per second. */
export const perSecond = async (
  times: number,
  lanes: number,
  run: (count: number) => Promise<unknown>,
): Promise<number> => {
  let next = 0;
  const lane = async () => {
    while (next < times) {
      next += 1;
      await run(next);
    }
  };
  const startedAtMs = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return (times * 1000) / (performance.now() - startedAtMs);
};
