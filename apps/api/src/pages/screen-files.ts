import * as z from 'zod/mini';

const screenFiles = z.object({
  fonts: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
});
type ScreenFiles = z.infer<typeof screenFiles>;

const block = /<script type="application\/json" id="screen-files">(.*?)<\/script>/s;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const fits = (pattern: string, path: string): boolean => {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  return (
    expected.length === actual.length &&
    expected.every((segment, at) => segment.startsWith('$') || segment === actual[at])
  );
};

/** Returns the files of the screen at a path; an exact path takes precedence over a path with a parameter. */
const filesAt = ({ screens }: ScreenFiles, path: string): readonly string[] => {
  const found = Object.keys(screens)
    .filter((pattern) => fits(pattern, path))
    .toSorted((first, second) => first.split('$').length - second.split('$').length);
  return screens[found[0] ?? ''] ?? [];
};

/** Preloads scripts with a low priority, because the browser draws nothing without the style sheet. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

const linkToFont = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;

/**
 * Links all files of a path's screen in a built page, so that the browser requests them in parallel instead
 * of one after another.
 */
export const linkScreen = (page: string, path: string): string =>
  page.replace(block, (_match, json: string) => {
    const files = screenFiles.parse(JSON.parse(json));
    return [...files.fonts.map(linkToFont), ...filesAt(files, path).map(linkTo)].join('\n    ');
  });
