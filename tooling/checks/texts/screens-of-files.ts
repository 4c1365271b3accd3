import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const importsOf = (path: string, content: string): readonly string[] =>
  ts
    .preProcessFile(content, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(path), name)));

/** Derives a screen's path from its route file: `routes/_account/payments/index.tsx` becomes `/payments`. */
export const screenName = (route: string): string => {
  const segments = route
    .replace(/^.*?src\/routes\//, '')
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((segment) => !/^(?:[_(].*|index)$/.test(segment))
    .map((segment) => segment.replaceAll(/^\{-|_$|\}$/g, ''));
  return `/${segments.join('/')}`;
};

/** Returns `true` for route files of screens, and `false` for layouts such as `_account.tsx`. */
const isScreen = (path: string): boolean => /src\/routes\/(?:.*\/)?[^/_-][^/]*\.tsx$/.test(path);

/** Maps files of apps to the screens that import them. Files that only layouts import are omitted. */
export const screensOfFiles = (
  root: string,
  paths: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const imports = new Map(
    paths.map((path) => [path, importsOf(path, readFileSync(join(root, path), 'utf8'))]),
  );
  const screens = new Map<string, string[]>();
  for (const route of paths.filter(isScreen)) {
    const reached = new Set<string>();
    const follow = (path: string): void => {
      if (reached.has(path) || !existsSync(join(root, path))) return;
      reached.add(path);
      imports.get(path)?.forEach(follow);
    };
    follow(route);
    const name = screenName(route);
    for (const path of reached) screens.set(path, [...new Set([...(screens.get(path) ?? []), name])]);
  }
  return screens;
};
