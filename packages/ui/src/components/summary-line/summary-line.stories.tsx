import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { SummaryLine } from './summary-line.tsx';

const meta = {
  title: 'Lists/SummaryLine',
  component: SummaryLine,
  args: { count: '211 payments', sum: '$18,412.36' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Next to the filters of a list: the number of matching rows and their sum.\n\n**When not:** For the rows of one page (`Pagination` shows them), or for totals of columns (`DataTable` has them).',
      },
    },
  },
} satisfies Meta<typeof SummaryLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'Times in Eastern Time' } };
export const CountOnly: Story = { args: { count: 'More than 1,000 payments', sum: undefined } };
export const Loading: Story = { args: { state: 'loading' } };
export const Zero: Story = { args: { count: '0 payments', sum: '$0.00' } };
export const TenMillion: Story = { args: { count: '1,284,003 payments', sum: '$10,000,000.00' } };
export const Phone: Story = { args: { note: 'Times in Eastern Time' }, globals: onPhone };
export const Dark: Story = { globals: inDark };
