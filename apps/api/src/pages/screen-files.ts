import * as z from 'zod/mini';

/** What a build has written into its page: its typefaces, and by a screen's path the files of that screen. */
const screenFiles = z.object({
  fonts: z.array(z.string()),
  screens: z.record(z.string(), z.array(z.string())),
});
type ScreenFiles = z.infer<typeof screenFiles>;

const block = /<script type="application\/json" id="screen-files">(.*?)<\/script>/s;

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const fits = (pattern: string, path: string): boolean => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment.startsWith('$') || segment === given[at])
  );
};

/** The files of the screen at a path; one that is named letter for letter goes before one with a parameter. */
const filesAt = ({ screens }: ScreenFiles, path: string): readonly string[] => {
  const found = Object.keys(screens)
    .filter((pattern) => fits(pattern, path))
    .toSorted((first, second) => first.split('$').length - second.split('$').length);
  return screens[found[0] ?? ''] ?? [];
};

/** The style sheet goes first: until it is there, the browser draws nothing at all, not even the mark. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

const linkToFont = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;

/**
 * Puts links to all that the screen at a path is made of into a built page, so that the browser asks for everything at once
 * instead of finding it out file by file.
 */
export const linkScreen = (page: string, path: string): string =>
  page.replace(block, (_match, json: string) => {
    const files = screenFiles.parse(JSON.parse(json));
    return [...files.fonts.map(linkToFont), ...filesAt(files, path).map(linkTo)].join('\n    ');
  });
