import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackButton } from './back-button.tsx';

const meta = {
  title: 'Actions/BackButton',
  component: BackButton,
  args: { children: 'Back to Payments', onClick: () => undefined },
  argTypes: { onClick: { action: 'pressed' } },
  parameters: {
    docs: {
      description: {
        component:
          'The way back from a detail that several lists lead to. Where there is one list above, take `BackLink`.',
      },
    },
  },
} satisfies Meta<typeof BackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
