import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const importsOf = (path: string, content: string): readonly string[] =>
  ts
    .preProcessFile(content, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(path), name)));

/** `src/routes/_account/payments/index.tsx` is `/payments`, `accounts/$accountId.fees.tsx` is `/accounts/$accountId/fees`. */
export const screenName = (route: string): string => {
  const segments = route
    .replace(/^.*?src\/routes\//, '')
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((segment) => !/^(?:[_(].*|index)$/.test(segment))
    .map((segment) => segment.replaceAll(/^\{-|_$|\}$/g, ''));
  return `/${segments.join('/')}`;
};

const isRoute = (path: string): boolean => /src\/routes\/(?:.*\/)?[^/-][^/]*\.tsx$/.test(path);

/**
 * For each file of an app, the screens that use it, found by following imports from the routes. A part of the frame
 * belongs to every screen, and is left to the caller to name.
 */
export const screensOfFiles = (
  root: string,
  paths: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const imports = new Map(
    paths.map((path) => [path, importsOf(path, readFileSync(join(root, path), 'utf8'))]),
  );
  const screens = new Map<string, string[]>();
  for (const route of paths.filter(isRoute)) {
    const reached = new Set<string>();
    const follow = (path: string): void => {
      if (reached.has(path) || !existsSync(join(root, path))) return;
      reached.add(path);
      imports.get(path)?.forEach(follow);
    };
    follow(route);
    for (const path of reached) screens.set(path, [...(screens.get(path) ?? []), screenName(route)]);
  }
  return screens;
};
