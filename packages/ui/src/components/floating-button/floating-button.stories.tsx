import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { FloatingButton } from './floating-button.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Actions/FloatingButton',
  component: FloatingButton,
  args: { label: 'Reload page', icon: <ReloadIcon />, onClick: () => undefined },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** One action that is on every screen, in the lower right corner. It hides while the user scrolls down.\n\n**When not:** For the main action of a page, which is a primary `Button` in its header, or for a second action next to it.',
      },
      story: { inline: false, height: '120px' },
    },
  },
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['button'] } } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
