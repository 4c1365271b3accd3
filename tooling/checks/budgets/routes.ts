import type { BuildOutput } from './build-output.ts';

/** A route, with the chunks it loads. */
export type Route = {
  /** Its file below src/routes without ending: `_account/payments/index`. */
  readonly name: string;
  /** True for a layout: it renders around other routes and is no screen of its own. */
  readonly isLayout: boolean;
  /** Its own chunks, as the manifest names them. */
  readonly own: readonly string[];
  /** The chunks of its layouts. */
  readonly around: readonly string[];
};

// A part may combine several: "component---loader". Error and not-found components load only when needed, so
// they are not part of a screen.
const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=.*\b(?:component|loader|pendingComponent)\b/;

/** `a.b.tsx` and `a/route.tsx` are equivalent to `a/b.tsx` and `a.tsx`. */
const routeName = (file: string): string => file.replaceAll('.', '/').replace(/\/route$/, '');

const isBelow = (inner: string, outer: string): boolean =>
  inner !== outer && (outer === '__root' || inner.startsWith(`${outer}/`));

/** The routes of an app, from the chunks that the router's plugin has split. */
export function routesOf({ manifest, modules }: BuildOutput): readonly Route[] {
  const chunks = Object.entries(manifest).flatMap(([key, { file: chunkFile }]) =>
    (modules[chunkFile] ?? []).flatMap((id) => {
      const [, file] = routeModule.exec(id) ?? [];
      return file === undefined ? [] : [{ key, name: routeName(file) }];
    }),
  );
  const names = [...new Set(chunks.map(({ name }) => name))];
  const keysAt = (isWanted: (name: string) => boolean): readonly string[] =>
    chunks.filter(({ name }) => isWanted(name)).map(({ key }) => key);
  return names.map((name) => ({
    name,
    isLayout: names.some((other) => isBelow(other, name)),
    own: keysAt((other) => other === name),
    around: keysAt((other) => isBelow(name, other)),
  }));
}
