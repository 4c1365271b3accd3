import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { ConfirmDialog } from '../components/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { Field } from '../components/field/field.tsx';
import { MoneyInput } from '../components/money-input/money-input.tsx';
import { SumLine, Sums } from '../components/sums/sums.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/Dialog',
  parameters: {
    docs: {
      description: {
        component:
          'For a decision, or a few fields, that the page has to wait for. The title names the action and the button repeats it; “OK” and “Yes” don’t. Cancel comes first, the action last.\n\nEscape, the close button and a click outside close it, and the focus goes back to where it was. More than five fields need a page of their own. An action that can be undone needs no dialog: run it, and report it in a toast.',
      },
      story: { inline: false, height: '520px' },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

type RefundProps = { readonly refusal?: string; readonly busy?: boolean };

function Refund({ refusal, busy = false }: RefundProps) {
  return (
    <Dialog
      open
      onOpenChange={nothing}
      title="Refund payment"
      onSubmit={nothing}
      footer={
        <>
          <Button disabled={busy}>Cancel</Button>
          <Button variant="primary" type="submit" busy={busy}>
            {busy ? 'Refunding...' : 'Refund'}
          </Button>
        </>
      }
    >
      {refusal && <Banner tone="critical">{refusal}</Banner>}
      <Field label="Amount" help="Enter less for a partial refund." helpEnd="of $103.40">
        <MoneyInput value="$103.40" onValueChange={nothing} />
      </Field>
      <Sums>
        <SumLine label="Payment">$128.40</SumLine>
        <SumLine label="Already refunded">-$25.00</SumLine>
        <SumLine label="This refund">-$103.40</SumLine>
        <SumLine kind="total" label="Left to refund">
          $0.00
        </SumLine>
      </Sums>
    </Dialog>
  );
}

/** One field and the sum it changes, so that the result is visible before the action. */
export const WithAField: Story = { render: () => <Refund /> };
export const Dark: Story = { ...WithAField, globals: inDark };
export const Phone: Story = { ...WithAField, globals: onPhone };

/** The button shows the progress. The dialog stays open until the response arrives. */
export const UnderWay: Story = { render: () => <Refund busy /> };

/** The refusal is above the fields, whose text is unchanged. */
export const Refused: Story = {
  render: () => <Refund refusal="This payment has been disputed, so it can’t be refunded." />,
};

/** An irreversible action needs a second confirmation, in red, that shows the cost. */
export const Irreversible: Story = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title="Accept the dispute?"
      description="The customer keeps $128.40, and the dispute ends. This can’t be undone."
      confirmLabel="Accept"
      tone="critical"
      onConfirm={nothing}
    />
  ),
};
