import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { screen, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Popover, type PopoverProps } from './popover.tsx';
import { inDark, onPhone } from '../../story-globals.ts';
import { expectReadingOrder } from '../../story-reading-order.ts';

const nothing = () => undefined;

const buttons = (
  <>
    <Button size="small">Cancel</Button>
    <Button size="small" type="submit" variant="primary">
      Apply
    </Button>
  </>
);

const field = (
  <Field label="Last four">
    <TextInput defaultValue="4242" />
  </Field>
);

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: {
    open: true,
    onOpenChange: nothing,
    title: 'Last four',
    anchor: { current: null },
    children: field,
    footer: buttons,
    onSubmit: nothing,
  },
  argTypes: { children: { control: false }, footer: { control: false }, anchor: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          '**When:** A field or two that change something in place, with the page still visible: a filter of a list.\n\n**When not:** For an important decision (`Dialog`), a list of actions (`Menu`), or a short explanation (`Tooltip`).',
      },
    },
  },
  render: (args) => <Anchored {...args} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheEnd: Story = { args: { align: 'end' } };
export const WithoutFoot: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: { title: 'The last digits of the number that is embossed or printed on the card' },
};
export const RightToLeft: Story = { args: { title: 'مقهى الميناء للتحميص' } };
export const ByScreenReader: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Last four' });
    const inside = within(dialog);
    await expectReadingOrder([
      dialog,
      inside.getByRole('heading', { name: 'Last four' }),
      inside.getByRole('textbox', { name: 'Last four' }),
      inside.getByRole('button', { name: 'Cancel' }),
      inside.getByRole('button', { name: 'Apply' }),
    ]);
  },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };

function Anchored(props: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} aria-expanded>
        Last four: 4242
      </Button>
      <Popover {...props} anchor={anchor} />
    </>
  );
}
