import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { inDark, onPhone } from '../../story-globals.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DescriptionItem, DescriptionList } from '../description-list/description-list.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const meta = {
  title: 'Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Accept the dispute?',
    description: 'The customer keeps $128.40, and the dispute ends. This cannot be undone.',
    confirmLabel: 'Accept',
    tone: 'critical',
    onConfirm: () => undefined,
  },
  argTypes: { children: { control: false }, description: { control: 'text' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Confirmation of an action that moves money or is irreversible. The button names the action. Load it when it is first opened, like every dialog.\n\n**When not:** An action that can be undone runs immediately and is reported in a `Toast`; one that needs fields is a `Dialog`.',
      },
      story: { inline: false, height: '360px' },
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held({ open, ...rest }: ConfirmDialogProps) {
  const [shown, setShown] = useState(open);
  return (
    <>
      <Button onClick={() => setShown(true)}>Accept dispute</Button>
      <ConfirmDialog {...rest} open={shown} onOpenChange={setShown} />
    </>
  );
}

export const Critical: Story = {};
export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Post the entry set?',
    description: 'It will be posted to the ledger and can only be reversed.',
    confirmLabel: 'Post',
  },
};
export const WithConsent: Story = {
  args: { canConfirm: false, children: <Checkbox label="I know that this cannot be undone" /> },
};
export const Disabled: Story = { ...WithConsent };
export const Busy: Story = { args: { busy: true, confirmLabel: 'Accepting...' } };
export const Loading: Story = { ...Busy };
export const Failed: Story = { args: { error: 'The bank has already decided this dispute' } };
export const Hover: Story = {
  globals: { pseudo: { hover: ['button'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};
export const Focus: Story = {
  globals: { pseudo: { focusVisible: ['button'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};
const withAmount = (amount: string): Story => ({
  args: {
    children: (
      <DescriptionList>
        <DescriptionItem label="The customer keeps">{amount}</DescriptionItem>
      </DescriptionList>
    ),
  },
});
export const Zero: Story = withAmount('$0.00');
export const TenMillion: Story = withAmount('$10,000,000.00');
export const LongText: Story = {
  args: {
    title: 'Accept the dispute about everything that was bought in the last week of November?',
    description:
      'The customer keeps $10,000,000.00, the fee of $15.00 is not given back, and the dispute ends for everybody who has anything to do with it.',
    confirmLabel: 'Accept all of it',
    cancelLabel: 'Leave it open',
  },
};
export const RightToLeft: Story = { args: { title: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...WithConsent, globals: onPhone };
export const Dark: Story = { ...WithConsent, globals: inDark };
