import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReloadIcon } from '../icon/icons/reload.tsx';
import { FloatingButton } from './floating-button.tsx';

const meta = {
  title: 'Actions/FloatingButton',
  component: FloatingButton,
  args: { label: 'Reload page', icon: <ReloadIcon />, onClick: () => undefined },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'One action that is everywhere, in the lower right corner of the sidebar, or of the page on a narrow screen. It makes way while the person scrolls down.',
      },
      story: { inline: false, height: '120px' },
    },
  },
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
