import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inDark, onPhone } from '../../story-globals.ts';
import { BarChart } from './bar-chart.tsx';
import { dollars, shortDollars, storyCents, storyCentsBefore, storyDays } from './story-days.ts';

// Loads the drawing code before any story renders, so that no story shows the loading state instead.
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
          '**When:** Amounts per day, week or month, up to about ninety of them. Zero is always drawn; negative bars are red; the previous period is a pale step behind each bar. Hover or the arrow keys read one bar after another, each bar can link to its day, and a button shows all of them as a table. It loads its drawing code itself.\n\n**When not:** The two parts of one sum are a `ShareBar`; amounts compared to the cent are a `DataTable`.',
      },
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('slider')).toBeInTheDocument();
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

const linked = { barHref: ({ id }: { readonly id: string }) => `#day-${id}`, barHint: 'View payments' };
const atLink: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('list')).toBeInTheDocument();
  canvas.getByRole('link', { name: /^Saturday, November 21/ }).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect(canvas.getByRole('link', { name: /^Monday, November 16/ })).toHaveFocus();
};

/** A linked bar for each day, with the previous period behind it. */
export const Linked: Story = { args: { ...linked, comparison: before }, play: atLink };
export const LinkedOnPhone: Story = { ...Linked, globals: onPhone };
export const LinkedInDark: Story = { ...Linked, globals: inDark };
const repeated = (cents: readonly number[], count: number) =>
  Array.from({ length: count }, (_day, index) => (cents[index % cents.length] ?? 0) + index * 100);
const linkedDays = (count: number) => ({
  ...linked,
  points: storyDays(count),
  series: { label: `Last ${String(count)} days`, values: repeated(storyCents, count) },
  comparison: { label: `${String(count)} days before`, values: repeated(storyCentsBefore, count) },
  notes: [],
});
export const SevenDays: Story = { args: linkedDays(7) };
export const NinetyDays: Story = { args: linkedDays(90) };
export const NinetyDaysOnPhone: Story = { args: { ...linkedDays(90), size: 'large' }, globals: onPhone };
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
    await expect(await canvas.findByText('Nothing to show for this period')).toBeVisible();
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
