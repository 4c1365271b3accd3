import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { StatusIcon } from '../status-icon/status-icon.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { EmptyLine } from './empty-line.tsx';

const meta = {
  title: 'Feedback/EmptyLine',
  component: EmptyLine,
  args: { children: 'No related transactions found' },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One section of a page is empty while others aren’t: one muted line in its card.\n\n**When not:** For an empty list or page, which also offers the next step (`EmptyState`). Omit a section that no one would miss.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card heading="Related transactions">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllClear: Story = { args: { children: <StatusIcon tone="positive">All clear</StatusIcon> } };
export const LongText: Story = {
  args: {
    children:
      'No notes yet. Whatever you write down about this payment appears here, and only people with access to this account can read it.',
  },
};
export const RightToLeft: Story = { args: { children: 'لا توجد معاملات ذات صلة' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
