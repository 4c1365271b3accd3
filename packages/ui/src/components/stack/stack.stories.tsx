import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Stack } from './stack.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { gap } from '../../css/gap.css.ts';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: [<Badge key="1">First</Badge>, <Badge key="2">Second</Badge>, <Badge key="3">Third</Badge>],
  },
  argTypes: { space: oneOf(gap), children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Stacked elements. The gap belongs to their parent: no component has a margin of its own.\n\n**When not:** For elements in a row (`Inline`, `Grid`), or to space a single pair.',
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { space: 4 } };
export const Wide: Story = { args: { space: 32 } };
export const AtTheStart: Story = { args: { align: 'start' } };
export const Centered: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
