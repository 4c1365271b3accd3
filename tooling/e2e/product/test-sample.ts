/** True in the drills: every walk takes all its cases, in every appearance. */
export const isWhole = process.env['TEST_SAMPLE'] === 'whole';

/** The number of cases of each kind that a walk takes in `npm test`, unless its rule names another. */
export const casesOfKind = 3;

type Case = { readonly name: string };

type SampleRule<One> = {
  /** Name of the walk in the printed line. */
  readonly walk: string;
  readonly kindOf: (one: One) => string;
  /** True for a case that is always taken, such as the only test of a claim. */
  readonly isRequired?: (one: One) => boolean;
  readonly takesAll?: boolean;
  /** One, if all cases of a kind run the same code. */
  readonly perKind?: number;
};

// FNV-1a, because it spreads names that differ by a word.
const hash = (text: string): number => {
  let sum = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return sum;
};

/**
 * Returns all required cases and adds others, chosen by a hash of their names, up to three of each kind, or `perKind`.
 * Prints the size of the sample.
 *
 * @example sampled(parts, { walk: 'parts that fail', kindOf: ({ screen }) => screenKind(screen) })
 */
export const sampled = <One extends Case>(
  cases: readonly One[],
  { walk, kindOf, isRequired = () => false, takesAll = isWhole, perKind = casesOfKind }: SampleRule<One>,
): readonly One[] => {
  const rank = (one: One): number => (isRequired(one) ? -1 : hash(one.name));
  const taken = new Set(
    [...Map.groupBy(cases, kindOf).values()].flatMap((ofKind) =>
      ofKind
        .toSorted((one, other) => rank(one) - rank(other))
        .filter((one, index) => takesAll || index < perKind || isRequired(one)),
    ),
  );
  process.stdout.write(`Sample of ${walk}: ${taken.size} of ${cases.length}\n`);
  return cases.filter((one) => taken.has(one));
};
