import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { MoneyInput } from '../money-input/money-input.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { SumLine, Sums } from '../sums/sums.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const buttons = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Confirm</Button>
  </>
);

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Refund payment',
    description:
      "Refunds take 5-10 days to appear on a customer's statement. There are no additional fees for the refund.",
    footer: buttons,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A decision, or a few fields, that the page has to wait for. Escape and a click outside close it. It loads when it is first opened.\n\n**When not:** For more than five fields (a page of their own), for inline messages (`Banner`, a field’s error), for success (`ToastViewport`).',
      },
      story: { inline: false, height: '480px' },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decision: Story = {};
export const WithFields: Story = {
  args: {
    children: (
      <>
        <Field
          label="Amount"
          help="Full remaining amount. Enter less for a partial refund."
          helpEnd="of $103.40"
        >
          <MoneyInput value="$103.40" onValueChange={() => undefined} />
        </Field>
        <Sums>
          <SumLine label="Payment">$128.40</SumLine>
          <SumLine label="Already refunded">-$25.00</SumLine>
          <SumLine label="This refund">-$103.40</SumLine>
          <SumLine kind="total" label="Left to refund">
            $0.00
          </SumLine>
        </Sums>
      </>
    ),
  },
};
export const Busy: Story = {
  args: {
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" busy>
          Confirming...
        </Button>
      </>
    ),
  },
};
/** The content is still loading. */
export const Loading: Story = {
  args: {
    children: (
      <Field label="Amount">
        <Skeleton width={160} />
      </Field>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" disabled>
          Confirm
        </Button>
      </>
    ),
  },
};
export const Failed: Story = {
  args: {
    children: (
      <Banner tone="critical" announce>
        This payment was refunded in another window
      </Banner>
    ),
  },
};
export const TenMillion: Story = {
  args: {
    children: (
      <Sums>
        <SumLine label="Payment">$10,000,000.00</SumLine>
        <SumLine label="This refund">-$10,000,000.00</SumLine>
        <SumLine kind="total" label="Left to refund">
          $0.00
        </SumLine>
      </Sums>
    ),
  },
};
export const Hover: Story = {
  globals: { pseudo: { hover: ['button'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};
export const Focus: Story = {
  globals: { pseudo: { focusVisible: ['button'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};
export const WithoutDescription: Story = { args: { description: undefined } };
export const ByScreenReader: Story = {
  ...WithFields,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Refund payment' });
    const inside = within(dialog);
    await expect(dialog).toHaveAccessibleDescription(/^Refunds take 5-10 days/);
    await expectReadingOrder([
      dialog,
      inside.getByRole('heading', { name: 'Refund payment' }),
      inside.getByRole('button', { name: 'Close' }),
      inside.getByText(/^Refunds take 5-10 days/),
      inside.getByRole('textbox', { name: 'Amount' }),
      inside.getByRole('button', { name: 'Cancel' }),
      inside.getByRole('button', { name: 'Confirm' }),
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
export const Closed: Story = { args: { open: false } };
export const LongText: Story = {
  args: {
    title:
      'Refund the payment of the customer whose name is longer than any name that was ever seen here before',
    description: 'Refunds take 5-10 days to appear on a statement. '.repeat(30),
  },
};
/** The dialog scrolls as a whole, because the frame is the only content that can be focused. */
export const AroundAFrame: Story = {
  args: {
    title: 'New payout instrument',
    scrollsWhole: true,
    children: <iframe title="Bank account form" sandbox="" srcDoc="" style={{ border: 0, height: 900 }} />,
  },
};
export const RightToLeft: Story = {
  args: { title: 'مقهى الميناء للتحميص', description: 'A dialog about مقهى الميناء للتحميص.' },
};
export const Phone: Story = { ...WithFields, globals: onPhone };
export const Dark: Story = { ...WithFields, globals: inDark };

function Held({ open, onOpenChange, ...rest }: DialogProps) {
  const [shown, setShown] = useState(open);
  const change = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setShown(true)}>Refund</Button>
      <Dialog {...rest} open={shown} onOpenChange={change} />
    </>
  );
}
