import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: [<Badge key="1">First</Badge>, <Badge key="2">Second</Badge>, <Badge key="3">Third</Badge>],
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Children under each other. The distance between things belongs to their parent: no component has a margin of its own.',
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { space: 4 } };
export const Wide: Story = { args: { space: 32 } };
export const Centred: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
