import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from '../chart/bar-chart.tsx';
import { dollars, shortDollars, storyCents, storyCentsBefore, storyDays } from '../chart/story-days.ts';
import { Card, CardBody } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { ChartHeadline } from './chart-headline.tsx';

const meta = {
  title: 'Money/ChartHeadline',
  component: ChartHeadline,
  args: { label: 'Net volume', value: 3_457_123, before: 2_983_540, formatValue: dollars, state: 'ready' },
  argTypes: { formatValue: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Above a chart of days: their sum, compared with the previous period. It doesn’t wait for the drawing.\n\n**When not:** For a balance (`Money`), for a figure without a comparison or a chart (`Stat`).',
      },
    },
  },
} satisfies Meta<typeof ChartHeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { before: 4_100_000 } };
export const Capped: Story = { args: { before: 14_743 } };
export const New: Story = { args: { before: 0 } };
export const Unchanged: Story = { args: { before: 3_457_123 } };
export const Alone: Story = { args: { before: undefined } };
export const Zero: Story = { args: { value: 0, before: 0 } };
export const TenMillion: Story = { args: { value: 1_000_000_000 } };
export const BelowZero: Story = { args: { value: -120_50, before: 98_00 } };
export const Loading: Story = { args: { state: 'loading' } };

/** In a card: the headline, then a bar for each day with the previous period behind it. */
export const AboveItsChart: Story = {
  render: (args) => (
    <Card heading="Net volume" caption="Last 30 days">
      <CardBody>
        <Stack space={8}>
          <ChartHeadline {...args} />
          <BarChart
            label="Net volume"
            points={storyDays(30)}
            series={{ label: 'Last 30 days', values: storyCents }}
            comparison={{ label: '30 days before', values: storyCentsBefore }}
            formatValue={dollars}
            formatAxisValue={shortDollars}
            barHref={({ id }) => `#day-${id}`}
            barHint="View payments"
          />
        </Stack>
      </CardBody>
    </Card>
  ),
};
export const AboveItsChartOnPhone: Story = { ...AboveItsChart, globals: onPhone };
export const LongText: Story = {
  args: { label: 'Sum of all payments, including everything that was refunded' },
};
export const RightToLeft: Story = { args: { label: 'مقهى الميناء' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
