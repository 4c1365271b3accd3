import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileLabel, filesOf, startOf, type BuildOutput } from './build-output.ts';
import {
  isPublicRoute,
  limitBytesOver,
  lazyModules,
  loadedWithFirstCall,
  signInRoute,
  toleratedExcessRatio,
  type Limit,
} from './limits.ts';
import { routesOf } from './routes.ts';

/** Something that has a limit. */
export type Measured = {
  readonly name: string;
  readonly limit: Limit;
  readonly limitBytes: number;
  readonly bytes: number;
  /** Its files, largest first. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  /** Lazy modules that it loads too early. */
  readonly early: readonly string[];
};

/** True if the page is within its limit and loads nothing too early. */
export const isWithin = ({ bytes, limitBytes, early }: Measured): boolean =>
  bytes <= limitBytes && early.length === 0;

/** True if the page is over its limit, but not far enough to fail the check. */
export const isSlightlyOver = ({ bytes, limitBytes, early }: Measured): boolean =>
  early.length === 0 && bytes > limitBytes && bytes <= limitBytes * (1 + toleratedExcessRatio);

const brotliBytes = (path: string): number =>
  brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** The chunks that the first call loads. */
export const keysWithFirstCall = ({ manifest, modules }: BuildOutput): readonly string[] =>
  Object.entries(manifest)
    .filter(([, { file }]) => modules[file]?.some((id) => loadedWithFirstCall.test(id)))
    .map(([key]) => key);

/** The bytes of the page with the libraries alone. */
export const measureFloor = (output: BuildOutput): number =>
  [...filesOf(output, startOf(output))].reduce(
    (sum, file) => sum + brotliBytes(join(output.folder, file)),
    0,
  );

/** Measures every page of one app, each file once. */
export function measure(app: string, output: BuildOutput, floorBytes: number): readonly Measured[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const bytes = sizes.get(file) ?? brotliBytes(join(output.folder, file));
    sizes.set(file, bytes);
    return bytes;
  };
  const earlyIn = (files: ReadonlySet<string>): readonly string[] =>
    lazyModules.flatMap(({ what, module }) =>
      [...files]
        .filter((file) => output.modules[file]?.some((id) => module.test(`/${id}`)))
        .map((file) => `${what} in ${fileLabel(output, file)}`),
    );
  const measured = (name: string, limit: Limit, set: ReadonlySet<string>): Measured => {
    const files = [...set]
      .map((file) => ({ file: fileLabel(output, file), bytes: sizeOf(file) }))
      .toSorted((first, second) => second.bytes - first.bytes);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const early = limit === 'lazyRoute' ? [] : earlyIn(set);
    const limitBytes = limitBytesOver(limit, floorBytes);
    return { name: `${app} ${name}`, limit, limitBytes, bytes, files, early };
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
    const openedAfterwards = measured(`${name}, opened later`, 'lazyRoute', added);
    if (isLayout) return [openedAfterwards];
    const limit = name === signInRoute ? 'signIn' : 'firstScreen';
    return [measured(`${name}, opened first`, limit, whole), openedAfterwards];
  });
}
