import type { ReactNode } from 'react';
import { Card } from '../components/card/card.tsx';
import type { DataTableColumn } from '../components/data-table/column.ts';
import { DataTable } from '../components/data-table/data-table.tsx';
import { SecondaryText } from '../components/secondary-text/secondary-text.tsx';

type Token = {
  /** The name in code: `vars.space[8]`. */
  readonly token: string;
  /** The name in a style sheet: `var(--space-8)`. */
  readonly variable: string;
  readonly value: ReactNode;
  readonly sample?: ReactNode;
  readonly use: string;
};

type TokenTableProps = {
  readonly label: string;
  readonly tokens: readonly Token[];
};

const variableName = (variable: string): string => variable.replace(/^var\((.*)\)$/, '$1');

const name: DataTableColumn<Token> = {
  id: 'token',
  header: 'Token and CSS variable',
  slot: 'lead',
  fit: true,
  cell: ({ token, variable }) => (
    <>
      {token}
      <SecondaryText>{variableName(variable)}</SecondaryText>
    </>
  ),
};
const value: DataTableColumn<Token> = {
  id: 'value',
  header: 'Value',
  slot: 'a',
  fit: true,
  cell: (token) => token.value,
};
const sample: DataTableColumn<Token> = {
  id: 'sample',
  header: 'Sample',
  slot: 'b',
  fit: true,
  cell: (token) => token.sample,
};
const use: DataTableColumn<Token> = { id: 'use', header: 'For', slot: 'more', cell: (token) => token.use };

/** Lists tokens with their names in code and in style sheets, their values and their uses. */
export function TokenTable({ label, tokens }: TokenTableProps) {
  const hasSamples = tokens.some((token) => token.sample !== undefined);
  return (
    <Card>
      <DataTable
        label={label}
        rows={tokens}
        columns={hasSamples ? [name, value, sample, use] : [name, value, use]}
      />
    </Card>
  );
}
