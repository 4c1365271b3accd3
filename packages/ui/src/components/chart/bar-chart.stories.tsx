import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inDark, onPhone } from '../../story-globals.ts';
import { BarChart } from './bar-chart.tsx';
import { dollars, shortDollars, storyCents, storyCentsBefore, storyDays } from './story-days.ts';

// Begun here, so that no story has to wait for it alone.
const drawing = import('./drawn-bar-chart.tsx');

const before = { label: 'The 30 days before', values: storyCentsBefore };

const meta = {
  title: 'Money/BarChart',
  component: BarChart,
  args: {
    label: 'Net volume',
    points: storyDays(30),
    series: { label: 'Net volume', values: storyCents },
    notes: [
      { label: 'Payments', values: storyCents.map((cents) => String(Math.round(Math.abs(cents) / 6800))) },
    ],
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
          '**When:** Amounts of single days, weeks or months, up to about forty of them. Zero is always drawn; what is below it is red. Hover or the arrow keys read one bar after the other, and a button shows all of them as a table. It fetches its drawing by itself.\n\n**When not:** What has no parts, like a balance that goes up and down, is a `LineChart`; the two parts of one sum are a `ShareBar`; figures that are compared to the cent are a `DataTable`.',
      },
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('slider', {}, { timeout: 10_000 })).toBeInTheDocument();
};
const readByKeys: Story['play'] = async (context) => {
  await drawn(context);
  context.canvas.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect(context.canvas.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Monday, November 16, 2026. Net volume $2,126.40, Payments 31',
  );
};

export const Default: Story = { play: drawn };
export const Focus: Story = { play: readByKeys };
export const Hover: Story = {
  play: async (context) => {
    await drawn(context);
    await userEvent.pointer({
      target: context.canvas.getByRole('slider'),
      coords: { clientX: 200, clientY: 100 },
    });
  },
};
export const Compared: Story = { args: { comparison: before }, play: drawn };
export const AsTable: Story = {
  args: { comparison: before },
  play: async (context) => {
    await drawn(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Show as table' }));
    await expect(context.canvas.getByRole('table')).toBeVisible();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: { points: [], series: { label: 'Net volume', values: [] }, notes: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing to show for this time', {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
export const OneBar: Story = {
  args: { points: storyDays(1), series: { label: 'Net volume', values: [12_840] }, notes: [] },
  play: drawn,
};
export const Zero: Story = {
  args: { series: { label: 'Net volume', values: storyCents.map(() => 0) }, notes: [] },
  play: drawn,
};
export const MostlyNegative: Story = {
  args: { series: { label: 'Net volume', values: storyCents.map((cents) => 40_000 - cents) }, notes: [] },
  play: drawn,
};
export const TenMillion: Story = {
  args: {
    series: {
      label: 'Net volume',
      values: storyCents.map((cents, index) => (index === 12 ? 1_000_000_000 : cents * 3000)),
    },
    notes: [],
    formatAxisValue: dollars,
  },
  play: drawn,
};
export const Small: Story = { args: { size: 'small' }, play: drawn };
export const LongText: Story = {
  args: {
    comparison: {
      label: 'What it was in the thirty days before these, with everything given back',
      values: storyCentsBefore,
    },
    series: { label: 'What came in, with everything that was given back taken off', values: storyCents },
  },
  play: async (context) => {
    await drawn(context);
    context.canvas.getByRole('slider').focus();
  },
};
export const RightToLeft: Story = {
  args: {
    series: { label: 'مقهى الميناء', values: storyCents },
    comparison: { label: 'בית קפה', values: storyCentsBefore },
  },
  play: drawn,
};
export const Phone: Story = { args: { comparison: before }, globals: onPhone, play: drawn };
export const Dark: Story = { args: { comparison: before }, globals: inDark, play: drawn };
