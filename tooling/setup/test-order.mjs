/** The packages with the slowest tests. Turbo would start them last and leave one core idle at the end. */
const longestPackages = ['@tillbook/api', '@tillbook/merchant', '@tillbook/admin'];

/**
 * Returns the filters of turbo's runs, one run at a time.
 *
 * @param {readonly string[]} [names] of packages; all by default
 * @returns {readonly (readonly string[])[]}
 */
export const filtersOfRuns = (names) => {
  const isLongest = (/** @type {string} */ name) => longestPackages.includes(name);
  if (names === undefined) return [longestPackages, longestPackages.map((name) => `!${name}`)];
  return [names.filter(isLongest), names.filter((name) => !isLongest(name))].filter(
    ({ length }) => length > 0,
  );
};
