import { expect, it } from 'vitest';
import { iconSet } from './components/icon/icon-set.ts';
import * as ui from './index.ts';

type Stories = {
  readonly default: {
    readonly title?: string;
    readonly component?: unknown;
    readonly subcomponents?: Readonly<Record<string, unknown>>;
    readonly parameters?: { readonly docs?: { readonly description?: { readonly component?: string } } };
  };
};

const modules = import.meta.glob<Stories>('./components/*/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('./components/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = import.meta.glob<string>(['./components/*/*.test.tsx', './keyboard.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folders = Object.entries(modules).map(([path, stories]) => {
  const folder = path.split('/')[2] ?? '';
  const source = Object.entries(sources)
    .filter(
      ([file]) => file.startsWith(`./components/${folder}/`) && !/\.(?:stories|test)\.|\/story-/.test(file),
    )
    .map(([, text]) => text)
    .join('\n');
  return { folder, source, meta: stories.default, names: Object.keys(stories) };
});

const componentNames = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(name in iconSet))
  .map(([name]) => name);

it('documents every exported component in a story file', () => {
  const shown = new Set(
    folders.flatMap(({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  const exported: Readonly<Record<string, unknown>> = ui;
  expect(componentNames.length).toBeGreaterThan(50);
  expect(componentNames.filter((name) => !shown.has(exported[name]))).toEqual([]);
});

it.each(folders)('explains when to use $folder and when not to', ({ meta }) => {
  const words = meta.parameters?.docs?.description?.component ?? '';
  expect(words).toMatch(/^\*\*When:\*\* [^\n]{20,}\n\n\*\*When not:\*\* [^\n]{20,}$/);
});

/** Matches elements that can be clicked or filled in. */
const pressed = /<(?:button|a|Link|input|select|textarea|Button|IconButton)\b/;

/** A state that a component has according to its source, and the possible names of its story. */
const states: readonly { readonly when: RegExp; readonly oneOf: readonly string[] }[] = [
  { when: /./, oneOf: ['Phone'] },
  { when: /./, oneOf: ['Dark'] },
  { when: pressed, oneOf: ['Hover', 'OnHover'] },
  { when: pressed, oneOf: ['Focus', 'OnFocus'] },
  { when: /readonly disabled\?:/, oneOf: ['Disabled', 'OneDisabled'] },
  { when: /readonly busy\?:/, oneOf: ['Busy'] },
  { when: /'loading'|readonly loading/, oneOf: ['Loading'] },
  { when: /readonly error\?:/, oneOf: ['WithError', 'Invalid', 'Failed'] },
  { when: /useControlAttributes/, oneOf: ['Invalid'] },
  { when: /readonly (?:children|title|label|name|text)\??: (?:string|ReactNode)/, oneOf: ['LongText'] },
  { when: /readonly (?:children|title|label|name|text)\??: (?:string|ReactNode)/, oneOf: ['RightToLeft'] },
];

/** Reasons why a component lacks a state that the rules above require. */
const noWords = 'It has no words of its own.';
const unseenWords = 'Its words are read aloud and not shown.';
const partsOfItsOwn = 'What is pressed in it is shown by itself, and with what it is made of.';
const without: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'app-frame': { 'Hover or OnHover': partsOfItsOwn },
  'copy-button': { RightToLeft: 'It copies identifiers, which are Latin letters and figures.' },
  'date-input': { RightToLeft: 'It holds figures.' },
  'floating-button': { LongText: unseenWords, RightToLeft: unseenWords },
  grid: { LongText: noWords, RightToLeft: noWords },
  icon: { LongText: noWords, RightToLeft: noWords },
  'icon-button': { LongText: unseenWords, RightToLeft: unseenWords },
  'icon-link': { LongText: unseenWords, RightToLeft: unseenWords },
  inline: { LongText: noWords, RightToLeft: noWords },
  keypad: { LongText: 'Its keys are figures.', RightToLeft: 'Its keys are figures.' },
  link: {
    'Hover or OnHover': 'It draws what the application gives it.',
    'Focus or OnFocus': 'It draws what the application gives it.',
    LongText: noWords,
    RightToLeft: noWords,
  },
  money: { LongText: 'Ten million is its longest.', RightToLeft: 'It holds figures.' },
  'money-input': { LongText: 'Ten million is its longest.', RightToLeft: 'It holds figures.' },
  pagination: { LongText: unseenWords, RightToLeft: unseenWords },
  stack: { LongText: noWords, RightToLeft: noWords },
  'visually-hidden': { LongText: unseenWords, RightToLeft: unseenWords },
};

it.each(folders)('has a story for each required state of $folder', ({ folder, source, names }) => {
  const excused = without[folder] ?? {};
  const missing = states
    .filter(({ when, oneOf }) => when.test(source) && !oneOf.some((name) => names.includes(name)))
    .map(({ oneOf }) => oneOf.join(' or '))
    .filter((state) => excused[state] === undefined);
  expect(missing).toEqual([]);
});

const namesOf = (folder: string): readonly (readonly string[])[] =>
  folders.filter((found) => found.folder === folder).map(({ names }) => names);

it.each([
  'chart',
  'confirm-dialog',
  'data-table',
  'description-list',
  'money',
  'money-input',
  'page-header',
  'radio-cards',
  'share-bar',
  'stat',
  'sums',
])('has stories of %s at zero and at ten million dollars', (folder) => {
  const found = namesOf(folder);
  expect(found.length).toBeGreaterThan(0);
  for (const names of found) expect(names).toEqual(expect.arrayContaining(['Zero', 'TenMillion']));
});

it.each(['app-frame', 'card', 'data-table', 'slide-over'])(
  'has stories of %s with loading, empty, and failed content',
  (folder) => {
    expect(namesOf(folder)).toEqual([expect.arrayContaining(['Loading', 'Empty', 'Failed'])]);
  },
);

/**
 * Returns true if a component is interactive. The component may be its folder's main component or any other
 * exported component.
 */
const isWorkedByKeys = (name: string): boolean => {
  const exported: Readonly<Record<string, unknown>> = ui;
  const takesKeys = new RegExp(`${pressed.source}|\\b(?:tabIndex|onKeyDown)\\b`);
  const named = folders.find(({ meta }) => meta.component === exported[name]);
  const own = new RegExp(`export function ${name}\\b[^]*?\\n}\\n`);
  const body = Object.values(sources)
    .map((text) => own.exec(text)?.[0])
    .find((text) => text !== undefined);
  return takesKeys.test(named?.source ?? '') || takesKeys.test(body ?? '');
};

const byKeyboard = Object.values(tests).filter((text) => text.includes('userEvent.keyboard('));
const interactive = componentNames.filter(isWorkedByKeys);

it('recognizes the interactive components', () => {
  expect(interactive.length).toBeGreaterThan(35);
  expect(interactive).toEqual(expect.arrayContaining(['BarChart', 'DataTable', 'SidebarLinks', 'Tooltip']));
});

it.each(interactive)('finds a test that renders %s and presses keys', (name) => {
  expect(byKeyboard.some((text) => new RegExp(`<${name}\\b`).test(text))).toBe(true);
});
