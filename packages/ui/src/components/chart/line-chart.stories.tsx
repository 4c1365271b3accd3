import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inDark, onPhone } from '../../story-globals.ts';
import { LineChart } from './line-chart.tsx';
import { dollars, shortDollars, storyCents, storyCentsBefore, storyDays } from './story-days.ts';

// Begun here, so that no story has to wait for it alone.
const drawing = import('./drawn-line-chart.tsx');

const before = { label: 'The 30 days before', values: storyCentsBefore };

const meta = {
  title: 'Money/LineChart',
  component: LineChart,
  args: {
    label: 'Net volume',
    points: storyDays(30),
    series: { label: 'This month', values: storyCents },
    comparison: before,
    formatValue: dollars,
    formatAxisValue: shortDollars,
    state: 'ready',
  },
  loaders: [async () => ({ drawing: await drawing })],
  argTypes: {
    points: { control: false },
    series: { control: false },
    comparison: { control: false },
    notes: { control: false },
    formatValue: { control: false },
    formatAxisValue: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Something that goes up and down over time, compared with the time before: a balance, a volume, a rate. Hover or the arrow keys read one point after the other, and a button shows all of them as a table. It fetches its drawing by itself.\n\n**When not:** Amounts of single days that are added up are a `BarChart`; one figure alone is a `Stat`; more than two lines are two charts below each other.',
      },
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('slider', {}, { timeout: 10_000 })).toBeInTheDocument();
};
const focused: Story['play'] = async (context) => {
  await drawn(context);
  context.canvas.getByRole('slider').focus();
  await userEvent.keyboard('{Home}{PageUp}');
  await expect(context.canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '8');
};

export const Default: Story = { play: drawn };
export const Alone: Story = { args: { comparison: undefined }, play: drawn };
export const Focus: Story = { play: focused };
export const Hover: Story = {
  play: async (context) => {
    await drawn(context);
    await userEvent.pointer({
      target: context.canvas.getByRole('slider'),
      coords: { clientX: 200, clientY: 100 },
    });
  },
};
export const AsTable: Story = {
  play: async (context) => {
    await drawn(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Show as table' }));
    await expect(context.canvas.getByRole('table')).toBeVisible();
  },
};
export const WithGaps: Story = {
  args: {
    series: {
      label: 'This month',
      values: storyCents.map((cents, index) => ([4, 5, 6, 14, 16].includes(index) ? undefined : cents)),
    },
  },
  play: drawn,
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: { points: [], series: { label: 'This month', values: [] }, comparison: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing to show for this time', {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
export const OnePoint: Story = {
  args: { points: storyDays(1), series: { label: 'This month', values: [12_840] }, comparison: undefined },
  play: drawn,
};
export const Negative: Story = {
  args: {
    series: { label: 'This month', values: storyCents.map((cents) => 60_000 - cents) },
    comparison: undefined,
  },
  play: drawn,
};
export const Zero: Story = {
  args: { series: { label: 'This month', values: storyCents.map(() => 0) }, comparison: undefined },
  play: drawn,
};
export const TenMillion: Story = {
  args: {
    series: { label: 'This month', values: storyCents.map((cents) => cents * 4700) },
    comparison: undefined,
    formatAxisValue: dollars,
  },
  play: drawn,
};
export const Large: Story = { args: { size: 'large' }, play: drawn };
export const LongText: Story = {
  args: {
    comparison: {
      label: 'What it was in the thirty days before these, with everything given back',
      values: storyCentsBefore,
    },
  },
  play: drawn,
};
export const RightToLeft: Story = {
  args: { series: { label: 'مقهى الميناء', values: storyCents } },
  play: drawn,
};
export const Phone: Story = { globals: onPhone, play: focused };
export const Dark: Story = { globals: inDark, play: focused };
