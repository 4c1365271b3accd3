import { join } from 'node:path';
import { readProps } from '@tillbook/config/component-props';
import { describe, expect, it } from 'vitest';
import { sharedProps } from './shared-props.ts';

const folder = join(import.meta.dirname, '../..');

const components = readProps({
  configFile: join(folder, 'tsconfig.json'),
  entry: join(folder, 'src/index.ts'),
  shared: sharedProps,
});
const rows = components.flatMap(({ component, props }) =>
  props.map((prop) => ({ ...prop, id: `${component}.${prop.name}` })),
);
const row = (id: string) => rows.find((candidate) => candidate.id === id);

/** Optional props that accept a closed list and have no default, with the meaning of omitting them. */
const withoutDefault: Readonly<Record<string, string>> = {
  'EmptyState.role': 'It is announced only where it replaces something.',
  'Inline.role': 'It is no group.',
  'Stack.align': 'Children take the full width.',
  'Stack.aria-live': 'Changes aren’t announced.',
  'SumLine.swatch': 'It has no share bar above it.',
  'Text.size': 'It is as large as the text around it.',
  'Text.tone': 'It has the color of the text around it.',
  'Text.weight': 'It is as heavy as the text around it.',
  'Text.align': 'It is aligned like the text around it.',
  'TextInput.inputMode': 'The keyboard follows the type.',
};

describe('props table', () => {
  it('covers more than 100 components and 500 props in the props table', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(rows.length).toBeGreaterThan(500);
  });

  it('lists the type of every prop in the props table', () => {
    expect(rows.filter(({ type }) => /^(?:unknown|any|)$/.test(type)).map(({ id }) => id)).toEqual([]);
  });

  it('describes every prop in the props table', () => {
    expect(rows.filter(({ description }) => description.length < 8).map(({ id }) => id)).toEqual([]);
  });

  it('lists the default of every optional prop with a closed list, apart from known exceptions', () => {
    const silent = rows.filter(
      ({ isRequired, choices, defaultValue }) => !isRequired && choices && defaultValue === undefined,
    );
    expect(silent.map(({ id }) => id).toSorted()).toEqual(Object.keys(withoutDefault).toSorted());
  });

  it('lists the values of a prop whose closed list is defined by its style variants', () => {
    expect(row('Button.variant')?.choices?.toSorted()).toEqual([
      'critical',
      'dashed',
      'ghost',
      'primary',
      'secondary',
    ]);
    expect(row('Button.variant')?.defaultValue).toBe("'secondary'");
  });

  it('reads the default of a prop from the code of its component', () => {
    expect(row('DataTable.loadingRows')).toMatchObject({ type: 'number', defaultValue: '15' });
  });

  it('lists the properties of the items that a list prop accepts', () => {
    expect(row('Tabs.tabs')?.type).toBe('readonly TabItem<Value>[]');
    expect(row('Tabs.tabs')?.typeDetail).toContain('label: string');
  });
});

it('has no shared description that no prop uses', () => {
  const used = new Set(rows.map(({ description }) => description));
  expect(Object.values(sharedProps).filter((description) => !used.has(description))).toEqual([]);
});
