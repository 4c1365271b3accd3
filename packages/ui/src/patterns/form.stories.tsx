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
          'Labels above, help below, one column. Optional fields are marked; all others are required. The primary button comes last and names the action.\n\nValidate on submit, and then as the field changes. Typed text is never lost, for any response.',
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

/** Labels above, help below, optional fields marked. */
export const Ready: Story = { render: () => <Form /> };
export const Dark: Story = { ...Ready, globals: inDark };
export const Phone: Story = { ...Ready, globals: onPhone };
/** The error replaces the help, so that nothing moves; the typed text is unchanged. */
export const WithError: Story = { render: () => <Form error="Amount must be at least $2" /> };
/** The button shows the progress and has the focus. */
export const Sending: Story = { render: () => <Form busy /> };
/** The platform’s refusal, above the fields. */
export const Refused: Story = { render: () => <Form refusal="This payment instrument can’t be charged." /> };
