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
          '**When:** One section of a page has nothing in it, and the page has other things to say: one muted line in its card.\n\n**When not:** For a whole list or page with nothing in it, which also says what to do next (`EmptyState`), or for a section that nobody would miss, which is left out.',
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
