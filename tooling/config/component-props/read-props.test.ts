import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { argTypesOf } from './arg-types.ts';
import type { ComponentProps } from './component-prop.ts';
import { readProps } from './read-props.ts';

const source = `
const looks = { loud: 'a', quiet: 'b' };
type Item = { readonly id: string; readonly note?: string };
type Common = {
  readonly look?: keyof typeof looks;
  /**
   * Set elsewhere.
   *
   * @default 4
   */
  readonly gap?: number;
};
type Props<Row> = Common & {
  /** The rows. */
  readonly rows: readonly Row[];
  readonly items: readonly Item[];
  readonly disabled?: boolean | undefined;
  readonly onPress: (row: Row) => void;
} & ({ readonly href: string; readonly label?: never } | { readonly label: string; readonly href?: never });
export function List<Row>({ look = 'quiet', ...rest }: Props<Row>) {
  return String(rest);
}
export const listSize = (rows: readonly string[]) => rows.length;
`;

let folder: string;
let components: readonly ComponentProps[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'props-'));
  writeFileSync(join(folder, 'index.ts'), source);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  components = readProps({
    configFile: join(folder, 'tsconfig.json'),
    entry: join(folder, 'index.ts'),
    shared: { disabled: 'Can’t be used now.', rows: 'Never used: it says so itself.' },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const prop = (name: string) => components[0]?.props.find((candidate) => candidate.name === name);

test('reads components and ignores other functions', () => {
  expect(components.map(({ component }) => component)).toEqual(['List']);
});

test('reads the values of a union, and defaults from the signature or the JSDoc', () => {
  expect(prop('look')).toMatchObject({
    type: "'loud' | 'quiet'",
    choices: ['loud', 'quiet'],
    isRequired: false,
    defaultValue: "'quiet'",
  });
  expect(prop('gap')).toMatchObject({ type: 'number', defaultValue: '4' });
});

test('preserves type parameters, and lists the members of an array’s item type', () => {
  expect(prop('rows')).toMatchObject({ type: 'readonly Row[]', description: 'The rows.', isRequired: true });
  expect(prop('onPress')?.type).toBe('(row: Row) => void');
  expect(prop('items')?.typeDetail).toBe('id: string\nnote?: string');
});

test('uses the shared description for a prop without its own', () => {
  expect(prop('disabled')).toMatchObject({ type: 'boolean', description: 'Can’t be used now.' });
});

test('treats a prop as optional if only one member of a union has the prop', () => {
  expect(prop('href')).toMatchObject({ type: 'string', isRequired: false });
  expect(prop('label')).toMatchObject({ type: 'string', isRequired: false });
});

test('gives Storybook the type, the choices and the default of a union', () => {
  const { look } = argTypesOf(components[0]?.props ?? []);
  expect(look).toMatchObject({
    type: { name: 'enum', value: ['loud', 'quiet'], required: false },
    table: { type: { summary: "'loud' | 'quiet'" }, defaultValue: { summary: "'quiet'" } },
  });
});
