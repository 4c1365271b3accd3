import type { BuildOutput } from './build-output.ts';

/** A route, by what has to be loaded for it. */
export type Route = {
  /** Its file below src/routes without ending: `_account/payments/index`. */
  readonly name: string;
  /** True where other routes lie below it: it is drawn around them and opens no screen of its own. */
  readonly isLayout: boolean;
  /** Its own chunks, as the manifest names them. */
  readonly own: readonly string[];
  /** The chunks of the layouts around it. */
  readonly around: readonly string[];
};

// A part may be several at once: "component---loader". Errors and absent pages are drawn when something is
// wrong, and are no part of a screen that opens well.
const routeModule = /^src\/routes\/(.+)\.tsx\?tsr-split=.*\b(?:component|loader|pendingComponent)\b/;

/** `a.b.tsx` and `a/route.tsx` mean what `a/b.tsx` and `a.tsx` mean. */
const placeOf = (file: string): string => file.replaceAll('.', '/').replace(/\/route$/, '');

const isBelow = (inner: string, outer: string): boolean =>
  inner !== outer && (outer === '__root' || inner.startsWith(`${outer}/`));

/** The routes of an app, from the chunks that the router's plugin has cut. */
export function routesOf({ manifest, modules }: BuildOutput): readonly Route[] {
  const chunks = Object.entries(manifest).flatMap(([key, { file: chunkFile }]) =>
    (modules[chunkFile] ?? []).flatMap((id) => {
      const [, file] = routeModule.exec(id) ?? [];
      return file === undefined ? [] : [{ key, place: placeOf(file) }];
    }),
  );
  const places = [...new Set(chunks.map(({ place }) => place))];
  const keysAt = (isWanted: (place: string) => boolean): readonly string[] =>
    chunks.filter(({ place }) => isWanted(place)).map(({ key }) => key);
  return places.map((name) => ({
    name,
    isLayout: places.some((place) => isBelow(place, name)),
    own: keysAt((place) => place === name),
    around: keysAt((place) => isBelow(name, place)),
  }));
}
