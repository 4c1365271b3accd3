import { routeOf } from '@tillbook/config/route-modules';
import type { BuildOutput } from './build-output.ts';

export type Route = {
  /** File below src/routes without its extension: `_account/payments/index`. */
  readonly name: string;
  /** A layout renders around other routes and is not a screen itself. */
  readonly isLayout: boolean;
  /** Manifest keys of the route's own chunks. */
  readonly own: readonly string[];
  /** Manifest keys of the chunks of the route's layouts. */
  readonly around: readonly string[];
};

const isBelow = (inner: string, outer: string): boolean =>
  inner !== outer && (outer === '__root' || inner.startsWith(`${outer}/`));

/** Finds the routes of an app by the chunks that the router's plugin has split. */
export function routesOf({ manifest, modules }: BuildOutput): readonly Route[] {
  const chunks = Object.entries(manifest).flatMap(([key, { file: chunkFile }]) =>
    (modules[chunkFile] ?? []).flatMap((id) => {
      const name = routeOf(id);
      return name === undefined ? [] : [{ key, name }];
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
