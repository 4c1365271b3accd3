import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { ProgressBar } from './progress-bar.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Exporting', value: 0.312, valueText: '312,000 of 1,000,000 rows' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Something takes longer than a few seconds: an export, an upload. It shows the completed share, or only that the task is in progress, and can be canceled.\n\n**When not:** A loading page shows `Skeleton`s, a button has `busy`, the steps of a task are a `Wizard`.',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Percent: Story = { args: { valueText: undefined } };
export const Indeterminate: Story = { args: { value: undefined, valueText: 'Counting rows' } };
export const WithCancel: Story = { args: { onCancel: nothing } };
export const Loading: Story = { args: { value: undefined, valueText: undefined, onCancel: nothing } };
export const Hover: Story = { args: { onCancel: nothing }, globals: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { onCancel: nothing },
  globals: { pseudo: { focusVisible: ['button'] } },
};
export const Empty: Story = { args: { value: 0, valueText: '0 of 1,000,000 rows' } };
export const Done: Story = { args: { tone: 'positive', value: 1, valueText: '1,000,000 rows' } };
export const Failed: Story = { args: { tone: 'critical', valueText: 'The connection was cut' } };
export const Small: Story = { args: { size: 'small' } };
export const LongText: Story = {
  args: {
    label: 'Exporting everything that was ever sold, with the names of those who bought it',
    valueText: '$9,999,999.00 of $10,000,000.00 have been written into the file',
    onCancel: nothing,
  },
};
export const RightToLeft: Story = { args: { label: 'مقهى الميناء للتحميص.csv' } };
export const Phone: Story = { ...LongText, globals: onPhone };
export const Dark: Story = { ...WithCancel, globals: inDark };
