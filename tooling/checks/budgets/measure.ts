import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { firstCallModule, isPublicRoute } from '@tillbook/config/route-modules';
import { fileLabel, filesOf, startOf, type BuildOutput } from './build-output.ts';
import { limitBytes, type Limit } from './limits.ts';
import { routesOf } from './routes.ts';

/** Size of a page, or of the code that a screen adds to a running app. */
export type Measured = {
  readonly name: string;
  /** Absent if the size is only reported. */
  readonly limit: Limit | undefined;
  readonly bytes: number;
  /** Largest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
};

export const isWithin = ({ bytes, limit }: Measured): boolean =>
  limit === undefined || bytes <= limitBytes[limit];

const brotliBytes = (path: string): number =>
  brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

export const keysWithFirstCall = ({ manifest, modules }: BuildOutput): readonly string[] =>
  Object.entries(manifest)
    .filter(([, { file }]) => modules[file]?.some((id) => firstCallModule.test(id)))
    .map(([key]) => key);

export function measure(app: string, output: BuildOutput): readonly Measured[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const bytes = sizes.get(file) ?? brotliBytes(join(output.folder, file));
    sizes.set(file, bytes);
    return bytes;
  };
  const measured = (name: string, limit: Limit | undefined, set: ReadonlySet<string>): Measured => {
    const files = [...set]
      .map((file) => ({ file: fileLabel(output, file), bytes: sizeOf(file) }))
      .toSorted((first, second) => second.bytes - first.bytes);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return { name: `${app} ${name}`, limit, bytes, files };
  };

  const keys = Object.keys(output.manifest);
  const entries = keys.filter((key) => output.manifest[key]?.isEntry);
  const withFirstCall = keysWithFirstCall(output);
  const start = startOf(output);
  const routes = routesOf(output);
  if (routes.length === 0) return entries.map((entry) => measured(entry, 'form', filesOf(output, [entry])));

  return routes.flatMap(({ name, isLayout, own, around }) => {
    const started = isPublicRoute(name) ? start : [...start, ...withFirstCall];
    const whole = filesOf(output, [...started, ...around, ...own]);
    const already = filesOf(output, [...start, ...withFirstCall, ...around]);
    const added = new Set([...whole].filter((file) => !already.has(file)));
    const openedAfterwards = measured(`${name}, opened later`, undefined, added);
    if (isLayout) return [openedAfterwards];
    return [measured(`${name}, opened first`, 'firstScreen', whole), openedAfterwards];
  });
}
