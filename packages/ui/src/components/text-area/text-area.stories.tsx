import type { Meta, StoryObj } from '@storybook/react-vite';
import { inDark, onPhone } from '../../story-globals.ts';
import { Field } from '../field/field.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { defaultValue: 'The parcel was handed over at the door.\nThe neighbour signed for it.' },
  argTypes: { onValueChange: { action: 'value' } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** A few sentences in the user’s own words. It is in a `Field`, which labels it.\n\n**When not:** For one line, such as a name or a number (`TextInput`).',
      },
    },
  },
  render: (args) => (
    <Field label="Explanation">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'What happened' } };
export const Hover: Story = { globals: { pseudo: { hover: true } } };
export const Focus: Story = { globals: { pseudo: { focusVisible: ['textarea'] } } };
export const Invalid: Story = {
  args: { defaultValue: '' },
  render: (args) => (
    <Field label="Explanation" error="This field is required.">
      <TextArea {...args} />
    </Field>
  ),
};
export const Grows: Story = {
  args: { grows: true, defaultValue: 'One line after the other, and all of them in sight.\n'.repeat(8) },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const LongText: Story = { args: { defaultValue: 'A.very.long.word.that.does.not.fit.'.repeat(6) } };
export const RightToLeft: Story = { args: { defaultValue: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
