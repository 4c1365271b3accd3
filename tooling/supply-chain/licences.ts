import * as z from 'zod';

/** What is agreed to, of what the product is shipped with: licences that ask for no more than their text. */
const agreed: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

const listed = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

export type Licences = {
  /** How many packages there are of each licence. */
  readonly counts: ReadonlyMap<string, number>;
  /** What has another licence, or none. */
  readonly refused: readonly string[];
};

/**
 * Reads what `pnpm licenses list --json` prints.
 *
 * @throws Error where it is something else, or nothing: a list that could not be made must not look like a clean one
 */
export const readLicences = (text: string): Licences => {
  const byLicence = Object.entries(listed.parse(JSON.parse(text)));
  if (byLicence.length === 0) throw new Error('The list of licences is empty.');
  return {
    counts: new Map(byLicence.map(([licence, packages]) => [licence, packages.length])),
    refused: byLicence
      .filter(([licence]) => !agreed.has(licence))
      .flatMap(([licence, packages]) =>
        packages.map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence}`),
      ),
  };
};
