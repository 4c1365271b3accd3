import * as z from 'zod';

/** Licenses of shipped packages that require at most a copy of their text. */
const allowed: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT AND OFL-1.1',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

const listed = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

export type Licenses = {
  readonly counts: ReadonlyMap<string, number>;
  /** Packages whose license is missing or not allowed. */
  readonly refused: readonly string[];
};

/**
 * Parses the output of `pnpm licenses list --json`.
 *
 * @throws Error if the list is malformed or empty, because a failed listing must not pass
 */
export const readLicenses = (text: string): Licenses => {
  const byLicense = Object.entries(listed.parse(JSON.parse(text)));
  if (byLicense.length === 0) throw new Error('The list of licenses is empty.');
  return {
    counts: new Map(byLicense.map(([license, packages]) => [license, packages.length])),
    refused: byLicense
      .filter(([license]) => !allowed.has(license))
      .flatMap(([license, packages]) =>
        packages.map(({ name, versions }) => `${name} ${versions.join(', ')}: ${license}`),
      ),
  };
};
