import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCap } from './key-cap.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Text/KeyCap',
  component: KeyCap,
  args: { children: '⌘K' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A key or keys that the user can press.\n\n**When not:** For text to type into a field, or for a status (`Badge`).',
      },
    },
  },
} satisfies Meta<typeof KeyCap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {};
export const OneKey: Story = { args: { children: '/' } };
export const LongText: Story = { args: { children: 'Ctrl Shift Backspace' } };
export const RightToLeft: Story = { args: { children: 'ك' } };
export const Phone: Story = { ...Keys, globals: onPhone };
export const Dark: Story = { ...Keys, globals: inDark };
