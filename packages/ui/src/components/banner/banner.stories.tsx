import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { oneOf } from '../../story-controls.ts';
import { bannerTone } from './banner.css.ts';
import { Button } from '../button/button.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  argTypes: { tone: oneOf(bannerTone) },
  args: { children: 'Interchange fees are passed through.' },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A sentence about the form or page below it that has to be read before continuing.\n\n**When not:** For an error of one field (use its error), for success (`ToastViewport`), for a list that failed to load (`ErrorState`).',
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
export const WithAction: Story = {
  args: {
    tone: 'caution',
    title: 'The bank returned a payout',
    children: 'Its account is closed. $10,000,000.00 are back in the balance.',
    action: <Button size="small">Change account</Button>,
  },
};
export const Dismissible: Story = {
  args: { children: 'You are viewing this account as its owner sees it.', onDismiss: () => undefined },
};
export const Hover: Story = { ...Dismissible, globals: { pseudo: { hover: true } } };
export const Focus: Story = { ...Dismissible, globals: { pseudo: { focusVisible: ['button'] } } };
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
