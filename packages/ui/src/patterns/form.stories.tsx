import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Card, CardBody } from '../components/card/card.tsx';
import { Field } from '../components/field/field.tsx';
import { Inline } from '../components/inline/inline.tsx';
import { MoneyInput } from '../components/money-input/money-input.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/Form',
  parameters: {
    docs: {
      description: {
        component:
          'Labels above, help below, one column. What is optional says so; everything else is required. The primary button comes last and names the action.\n\nCheck on submit, then as the field changes. What was typed is never lost, whatever the answer.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

type FormProps = { readonly error?: string; readonly refusal?: string; readonly busy?: boolean };

function Form({ error, refusal, busy = false }: FormProps) {
  return (
    <Card heading="Create payment">
      <CardBody>
        <Stack space={16}>
          {refusal && <Banner tone="critical">{refusal}</Banner>}
          <Field label="Amount" helpEnd="$2.00 or more" {...(error && { error })}>
            <MoneyInput value="$20.00" onValueChange={nothing} />
          </Field>
          <Field label="Description" labelEnd="Optional">
            <TextInput value="" onValueChange={nothing} />
          </Field>
          <Inline space={8}>
            <Button disabled={busy}>Cancel</Button>
            <Button variant="primary" busy={busy}>
              {busy ? 'Sending...' : 'Create payment'}
            </Button>
          </Inline>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Labels above, help below, what is optional says so. */
export const Ready: Story = { render: () => <Form /> };
export const Dark: Story = { ...Ready, globals: inDark };
export const Phone: Story = { ...Ready, globals: onPhone };
/** The error takes the place of the help: nothing moves, and what was typed stays. */
export const WithError: Story = { render: () => <Form error="Amount must be at least $2" /> };
/** The button says what is under way and keeps the focus. */
export const Sending: Story = { render: () => <Form busy /> };
/** What the platform refused, near the button that was pressed. */
export const Refused: Story = { render: () => <Form refusal="This payment instrument can’t be charged." /> };
