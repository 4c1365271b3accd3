import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Card, CardBody } from '../components/card/card.tsx';
import type { DataTableColumn } from '../components/data-table/column.ts';
import { DataTable } from '../components/data-table/data-table.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Money } from '../components/money/money.tsx';
import { SecondaryText } from '../components/secondary-text/secondary-text.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Heading, Identifier, Text } from '../components/text/text.tsx';
import { vars } from '../theme.ts';
import { type as typeScale } from '../tokens/scale.ts';
import { TokenTable } from './token-table.tsx';

const meta = {
  title: 'Foundations/Type',
  parameters: {
    docs: {
      description: {
        component:
          'One typeface: Inter, with Latin letters in its weights, and the system’s typeface while it loads. Both have the same metrics, so nothing moves when Inter arrives. Components use a style by name; its sizes are tokens.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Style = {
  readonly name: string;
  readonly code: string;
  readonly sample: ReactNode;
  readonly use: string;
};

const styles: readonly Style[] = [
  {
    name: 'Hero amount',
    code: '<Money size="hero">',
    sample: <Money size="hero">$1,098.64</Money>,
    use: 'The balance, or the main amount of a page',
  },
  {
    name: 'Large amount',
    code: '<Money size="large">',
    sample: <Money size="large">$24,318.42</Money>,
    use: 'The headline of a chart',
  },
  {
    name: 'Title',
    code: '<Heading level={1}>',
    sample: (
      <Heading level={3} size="title">
        Payments
      </Heading>
    ),
    use: 'The title of a page, once',
  },
  {
    name: 'Dialog title',
    code: '<Heading size="dialogTitle">',
    sample: (
      <Heading level={3} size="dialogTitle">
        Refund payment
      </Heading>
    ),
    use: 'Dialogs and panels',
  },
  {
    name: 'Heading',
    code: '<Heading>',
    sample: <Heading level={3}>Fees</Heading>,
    use: 'Cards and sections',
  },
  {
    name: 'Body',
    code: '<Text size="body">',
    sample: <Text size="body">Paid by Dana Whitfield</Text>,
    use: 'Fields and prose',
  },
  {
    name: 'Small',
    code: '<Text size="small">',
    sample: <Text size="small">Nov 17, 2026 2:03 PM</Text>,
    use: 'Tables, navigation, buttons',
  },
  {
    name: 'Caption',
    code: '<Text size="caption">',
    sample: <Text size="caption">Available balance</Text>,
    use: 'Labels, column heads, help, badges',
  },
];

type Measured = { readonly size: string; readonly weight: string };

const measure = (element: Element): Measured => {
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
  return { size: `${Number.parseFloat(fontSize)}/${Number.parseFloat(lineHeight)}`, weight: fontWeight };
};

/** Reads the figures of a sample from the browser, so that they always match the style. */
function Measures({ sample }: { readonly sample: ReactNode }) {
  const hidden = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState<Measured>();
  useLayoutEffect(() => {
    const element = hidden.current?.firstElementChild;
    if (element) setMeasured(measure(element));
  }, []);
  return (
    <>
      <span ref={hidden} hidden>
        {sample}
      </span>
      {measured?.size}
      <SecondaryText>{measured?.weight}</SecondaryText>
    </>
  );
}

const columns: readonly DataTableColumn<Style>[] = [
  {
    id: 'name',
    header: 'Style',
    slot: 'lead',
    fit: true,
    cell: ({ name, code }) => (
      <>
        {name}
        <SecondaryText>{code}</SecondaryText>
      </>
    ),
  },
  {
    id: 'measures',
    header: 'Size, line, weight',
    slot: 'a',
    fit: true,
    cell: ({ sample }) => <Measures sample={sample} />,
  },
  { id: 'sample', header: 'Sample', slot: 'b', cell: ({ sample }) => sample },
  { id: 'use', header: 'For', slot: 'more', cell: ({ use }) => use },
];

/** All eight styles; there are no others. The figures are read from the page. */
export const Styles: Story = {
  render: () => (
    <Card>
      <DataTable label="Text styles" columns={columns} rows={styles} />
    </Card>
  ),
};

const amounts = ['$1,111.11', '$24,318.42', '-$3.72'] as const;

/** Digits have equal widths and amounts are right-aligned, so that a longer amount is visibly larger. */
export const FiguresInColumns: Story = {
  render: () => (
    <Grid ratio="1:1">
      <Card heading="Amounts">
        <CardBody>
          <Stack space={4} align="end">
            {amounts.map((amount) => (
              <Money key={amount}>{amount}</Money>
            ))}
          </Stack>
        </CardBody>
      </Card>
      <Card heading="Identifiers">
        <CardBody>
          <Stack space={4}>
            <Identifier>txn_01m7x9w2c5h8n4p6t0bz3vkd</Identifier>
            <Text size="caption" tone="muted">
              Slightly wider letter spacing in the same typeface, so that IDs need no second one.
            </Text>
          </Stack>
        </CardBody>
      </Card>
    </Grid>
  ),
};

const lineHeights: Readonly<Record<string, string>> = typeScale.line;
const lines: Readonly<Record<string, string>> = vars.type.line;
const sizes: Readonly<Record<string, string>> = vars.type.size;

/** Sizes with their line heights. 11 is only for the axes of a chart. */
export const Sizes: Story = {
  render: () => (
    <TokenTable
      label="Sizes"
      tokens={Object.entries(typeScale.size).map(([step, size]) => ({
        token: `vars.type.size[${step}]`,
        variable: sizes[step] ?? '',
        value: size,
        use: lines[step] ? `vars.type.line[${step}], ${lineHeights[step]}` : 'Axes; without a line height',
      }))}
    />
  ),
};

const weightUses: Readonly<Record<keyof typeof typeScale.weight, string>> = {
  regular: 'Prose, cells, fields',
  medium: 'Amounts, buttons, labels, the current item',
  semibold: 'Titles, headings, large amounts',
};

/** Three weights. Italics and capitals are not used. */
export const Weights: Story = {
  render: () => (
    <TokenTable
      label="Weights"
      tokens={(['regular', 'medium', 'semibold'] as const).map((weight) => ({
        token: `vars.type.weight.${weight}`,
        variable: vars.type.weight[weight],
        value: typeScale.weight[weight],
        sample: (
          <Text as="span" weight={weight}>
            Harbor Coffee
          </Text>
        ),
        use: weightUses[weight],
      }))}
    />
  ),
};
