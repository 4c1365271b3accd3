import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Loading payments' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Text for screen readers only. With `live`, changes are announced.\n\n**When not:** For information that everyone needs, or to name a button that can have a label.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Live: Story = { args: { live: true } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
