/** Does a piece of work so many times, in several lanes at once, and returns how often per second. */
export const perSecond = async (
  times: number,
  lanes: number,
  work: (count: number) => Promise<unknown>,
): Promise<number> => {
  let next = 0;
  const lane = async () => {
    while (next < times) {
      next += 1;
      await work(next);
    }
  };
  const startedAtMs = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return (times * 1000) / (performance.now() - startedAtMs);
};
