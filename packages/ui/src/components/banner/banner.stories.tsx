import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Interchange fees are passed through.' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A sentence about the form or page below it that has to be read before going on.\n\n**When not:** For what one field can say (its error), for what is done and needs no place (`ToastViewport`), for a list that could not be had (`ErrorState`).',
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: 'positive', children: 'Password changed successfully' } };
export const Caution: Story = { args: { tone: 'caution', children: 'Invalid or missing reset token' } };
export const Critical: Story = { args: { tone: 'critical', children: 'Payment failed', announce: true } };
export const LongText: Story = {
  args: {
    tone: 'critical',
    children:
      'The bank returned the transfer because the account number it was sent to belongs to an account that was closed on November 3, 2026; nothing was taken from the balance, and nothing needs to be done about the fee.',
  },
};
export const RightToLeft: Story = { args: { children: 'مقهى الميناء للتحميص has been added.' } };
export const Phone: Story = { ...Critical, globals: onPhone };
export const Dark: Story = { ...Critical, globals: inDark };
