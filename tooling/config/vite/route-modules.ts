/** Modules that a screen's first API call loads, by the end of their names. No screen imports them statically. */
export const firstCallModule = /\.first-call\.ts$/;

/** Returns `true` for routes of signed-out visitors, whose screens need no API call. */
export const isPublicRoute = (name: string): boolean => name.startsWith('(public)/');

/**
 * The file below `src/routes` and the part that loads with its screen. A chunk may combine parts:
 * `component---loader`. Error and not-found components load only when needed, so they don't belong to the screen.
 */
const routeModule = /(?:^|\/)src\/routes\/(.+)\.tsx\?tsr-split=.*\b(?:component|loader|pendingComponent)\b/;

/** Returns the route of a module; `a.b.tsx` and `a/route.tsx` are `a/b` and `a`. */
export const routeOf = (module: string): string | undefined =>
  routeModule
    .exec(module)?.[1]
    ?.replaceAll('.', '/')
    .replace(/\/route$/, '');
