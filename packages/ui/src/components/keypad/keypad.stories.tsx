import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark } from '../../story-globals.ts';
import { Keypad } from './keypad.tsx';

const meta = {
  title: 'Forms/Keypad',
  component: Keypad,
  args: { label: 'Keypad', onPress: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Twelve keys for an amount, entered at a counter or on a tablet. It is below a field that can be typed in as well.\n\n**When not:** For codes or telephone numbers, or if there is a keyboard anyway.',
      },
    },
  },
} satisfies Meta<typeof Keypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button:first-child'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...Default, globals: inDark };
