import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Card, CardBody } from '../components/card/card.tsx';
import { ErrorState } from '../components/error-state/error-state.tsx';
import { Field } from '../components/field/field.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Money } from '../components/money/money.tsx';
import { MoneyInput } from '../components/money-input/money-input.tsx';
import { SumLine, Sums } from '../components/sums/sums.tsx';
import { inDark, onPhone } from '../story-globals.ts';

const meta = {
  title: 'Patterns/Error',
  parameters: {
    docs: {
      description: {
        component:
          'Say what happened, whether money moved, and what to do, in that order. Show an error at its origin: in the field, above the form, in the card, and on the whole page only as a last resort.\n\nDon’t blame the user, and preserve everything that was typed or loaded. The request ID is for support and can be copied.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const requestId = 'req_01m7x9w2c5h8n4p6t0bz3vkd';

/** The page’s own content could not be loaded. The frame around it still works. */
export const WholePage: Story = {
  render: () => (
    <ErrorState
      title="Failed to fetch items. Please try again later."
      onRetry={nothing}
      requestId={requestId}
    />
  ),
};
export const Dark: Story = { ...WholePage, globals: inDark };
export const Phone: Story = { ...WholePage, globals: onPhone };

/** One card failed and still has its heading; the rest of the page is visible. */
export const PartOfAPage: Story = {
  render: () => (
    <Grid ratio="1:1">
      <Card heading="What you keep">
        <CardBody>
          <Sums>
            <SumLine label="Customer paid">
              <Money>$128.40</Money>
            </SumLine>
            <SumLine label="Fees">
              <Money>-$3.72</Money>
            </SumLine>
            <SumLine label="You keep" kind="total">
              <Money>$124.68</Money>
            </SumLine>
          </Sums>
        </CardBody>
      </Card>
      <Card heading="Timeline">
        <ErrorState
          title="The timeline could not be loaded."
          size="part"
          onRetry={nothing}
          requestId={requestId}
        />
      </Card>
    </Grid>
  ),
};

/** The error is in the field, in place of the help, so that nothing moves. */
export const InAField: Story = {
  render: () => (
    <Field
      label="Amount"
      error="Amount must be less than or equal to available balance"
      helpEnd="of $1,002.48"
    >
      <MoneyInput value="$1,200.00" onValueChange={nothing} />
    </Field>
  ),
};

/**
 * The error is above the form if no single field is at fault: first the effect on the money, then the next
 * step.
 */
export const AboveAForm: Story = {
  render: () => (
    <Banner tone="critical" action={<Button size="small">Try again</Button>}>
      We couldn’t reach the bank. Trying again sends the same request, and has no second effect.
    </Banner>
  ),
};
