import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.ts';
import { sourceFilesIn } from './source-files.ts';

type Breach = {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
};

export type Inspection = {
  readonly moduleCount: number;
  readonly breaches: readonly Breach[];
  /** Source files that were not read. If there are any, an empty list of violations proves nothing. */
  readonly unread: readonly string[];
};

const breachesIn = ({ summary }: ICruiseResult): readonly Breach[] =>
  summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
    why: rules.find(({ name }) => name === rule.name)?.comment ?? '',
  }));

/**
 * Checks every source file's imports against the rules.
 *
 * Without a callable TypeScript, dependency-cruiser reads no TypeScript file and reports no violation. Therefore, the
 * files that it has read are compared with the files on disk.
 *
 * @param root - the repository's root
 */
export async function inspectImports(root: string): Promise<Inspection> {
  const { output } = await cruise(
    ['apps', 'packages', 'tooling'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...rules] },
      // Type imports count, because they couple two files as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(?:^|/)(?:dist|reports|storybook-static|\\.turbo)/' },
      combinedDependencies: false,
    },
    { conditionNames: ['tillbook-source', 'import', 'types', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of its result.');
  const read = new Set(output.modules.map(({ source }) => source));
  return {
    moduleCount: read.size,
    breaches: breachesIn(output),
    unread: sourceFilesIn(root).filter((file) => !read.has(file)),
  };
}
