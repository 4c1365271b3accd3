import { expect, it } from 'vitest';

// Tests of form, not of behavior: they require a story for every variant, so that a reviewer sees the variant
// before a user does.
const form = { meta: { form: true } } as const;

const texts = import.meta.glob<string>(['./components/*/*.{ts,tsx}', '!**/*.{css,test}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const styles = import.meta.glob<Readonly<Record<string, unknown>>>('./components/*/*.css.ts', {
  eager: true,
});

const isStories = (file: string): boolean => /\.stories\.|\/story-/.test(file);
const isSource = (file: string): boolean => !isStories(file);

const textOf = (folder: string, isMeant: (file: string) => boolean): string =>
  Object.entries(texts)
    .filter(([file]) => file.startsWith(`./components/${folder}/`) && isMeant(file))
    .map(([, text]) => text)
    .join('\n');

const folders = [...new Set(Object.keys(texts).map((file) => file.split('/')[2] ?? ''))];

/** Matches props that need no story, because they are for browsers and screen readers. */
const unseen =
  /^(?:as|role|type|required|readOnly|autoFocus|download|newTab|target|inputMode|spellCheck|defaultChecked)$/;

const variantKeys = (name: string): readonly string[] =>
  Object.values(styles).flatMap((module) => {
    const variants = module[name];
    return typeof variants === 'object' && variants !== null ? Object.keys(variants) : [];
  });

/** Returns the values of a type: a union's members, or the keys of its style variants. */
const valuesOf = (type: string, source: string): readonly string[] => {
  const alias = /^[A-Z]\w+$/.test(type)
    ? new RegExp(`type ${type} = ([^;{]+);`).exec(source)?.[1]
    : undefined;
  if (alias !== undefined) return valuesOf(alias.trim(), source);
  const taken = /^keyof typeof (\w+)/.exec(type)?.[1];
  if (taken !== undefined) return variantKeys(taken);
  return /^(?:\|? *'[\w-]+'\s*)+/.test(type)
    ? [...type.matchAll(/'([\w-]+)'/g)].map(([, value]) => value ?? '')
    : [];
};

type Choice = { readonly folder: string; readonly prop: string; readonly values: readonly string[] };

/** Returns the props of a folder's components that accept a closed list, without their defaults. */
const choicesOf = (folder: string): readonly Choice[] => {
  const source = textOf(folder, isSource);
  const bodies = [...source.matchAll(/export type \w+(?:Props|Look)\b[^=]*=([\s\S]*?)\n(?:\};|\} &)/g)];
  return bodies.flatMap(([, body = '']) =>
    [...body.matchAll(/readonly (\w+)\??: ([^;]+);/g)].flatMap(([, prop = '', type = '']) => {
      const standard = new RegExp(`\\b${prop} = '([^']+)'`).exec(source)?.[1];
      const values = valuesOf(type.replace(' | undefined', ''), source).filter((value) => value !== standard);
      return unseen.test(prop) || values.length === 0 ? [] : [{ folder, prop, values }];
    }),
  );
};

const isShown = (stories: string, prop: string, value: string): boolean =>
  new RegExp(`\\b${prop}(?:=|: |=\\{)['"]${value}['"]`).test(stories) ||
  // Matches a story that renders all variants.
  new RegExp(`\\.map\\(\\(${prop}\\) =>`).test(stories);

const choices = folders.flatMap(choicesOf);

it('finds the props that accept a closed list', form, () => {
  expect(choices.length).toBeGreaterThan(40);
  expect(choices).toContainEqual({ folder: 'button', prop: 'size', values: ['small', 'large'] });
});

it.each(choices)('shows every $prop of $folder in a story', form, ({ folder, prop, values }) => {
  const stories = textOf(folder, isStories);
  expect(values.filter((value) => !isShown(stories, prop, value))).toEqual([]);
});

it.each(folders)('shows every boolean variant of %s', form, (folder) => {
  const stories = textOf(folder, isStories);
  const switches = [
    ...textOf(folder, isSource).matchAll(/export type \w+Props\b[^=]*=([\s\S]*?)\n(?:\};|\} &)/g),
  ]
    .flatMap(([, body = '']) => [...body.matchAll(/readonly (\w+)\??: boolean/g)])
    .map(([, prop = '']) => prop)
    .filter((prop) => !unseen.test(prop));
  expect(switches.filter((prop) => !new RegExp(`\\b${prop}\\b`).test(stories))).toEqual([]);
});

it.each(folders)('sets no pseudo-states of %s in story parameters', form, (folder) => {
  // Rejects pseudo-states set in `parameters`, which would leak into every story viewed afterwards.
  const byParameter = [...textOf(folder, isStories).matchAll(/parameters: \{\s*pseudo: \{\s*(\w+)/g)];
  expect(byParameter.map(([, name]) => name).filter((name) => name !== 'rootSelector')).toEqual([]);
});
