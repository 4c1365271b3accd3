import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../text-input/text-input.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { Field } from './field.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Email', children: <TextInput type="email" placeholder="name@example.com" /> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          '**When:** Around every control of a form: its label above, its help or error below. The control gets both from context.\n\n**When not:** Around a group of radios, which has a legend (`RadioCards`), or around read-only values (`DescriptionList`).',
      },
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHelp: Story = { args: { help: 'The receipt goes here.' } };
export const WithError: Story = { args: { error: 'Please enter an email address' } };
export const Required: Story = { args: { required: true } };
export const WithLink: Story = {
  args: {
    label: 'Password',
    labelEnd: (
      <TextLink href="/forgot" placement="plain">
        Forgot your password?
      </TextLink>
    ),
  },
};
export const LongText: Story = {
  args: {
    label: 'The email address of the person who answers questions about payments that were returned',
    help: 'It is shown to nobody but those who work here, and is used once a month at most, for a list of what was returned.',
    helpEnd: 'of $10,000,000.00',
  },
};
export const LongError: Story = {
  args: {
    error:
      'This address belongs to an account that was closed, and mail to it has been coming back since Nov 3, 2026',
  },
};
export const Disabled: Story = {
  args: { children: <TextInput disabled defaultValue="USA" />, label: 'Country' },
};
export const RightToLeft: Story = {
  args: { label: 'Name', children: <TextInput defaultValue="مقهى الميناء للتحميص" /> },
};
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
