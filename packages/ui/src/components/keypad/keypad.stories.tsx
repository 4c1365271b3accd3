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
          '**When:** Twelve keys for an amount, where one is entered standing up: at a till, on a tablet. It stands below a field that can be typed in as well.\n\n**When not:** For codes or telephone numbers, and not where a keyboard is at hand anyway.',
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
