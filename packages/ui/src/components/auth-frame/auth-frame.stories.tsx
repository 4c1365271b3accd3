import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Inline } from '../inline/inline.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { Stack } from '../stack/stack.tsx';
import { SumLine, Sums } from '../sums/sums.tsx';
import { Heading, Text } from '../text/text.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { AuthFrame, PaperSlip } from './auth-frame.tsx';
import { inDark, onPhone } from '../../story-globals.ts';

function Form({ error }: { readonly error?: string }) {
  return (
    <form>
      <Stack space={16}>
        <Stack space={4}>
          <Heading level={1}>Sign in</Heading>
          <Text size="small" tone="secondary">
            to your merchant account
          </Text>
        </Stack>
        {error && (
          <Banner tone="critical" announce>
            {error}
          </Banner>
        )}
        <Field label="Email">
          <TextInput
            size="large"
            type="email"
            autoComplete="username"
            defaultValue={error ? 'dana@example.com' : ''}
          />
        </Field>
        <Field label="Password">
          <PasswordInput size="large" />
        </Field>
        <Button type="submit" variant="primary" size="large" width="full">
          Sign in
        </Button>
        <Inline justify="center">
          <Text size="small" as="span">
            <TextLink href="/forgot-password" placement="alone">
              Forgot your password?
            </TextLink>
          </Text>
        </Inline>
        <Text size="caption" tone="muted" align="center">
          By signing in you agree to our{' '}
          <TextLink href="/terms" placement="inText">
            Terms
          </TextLink>{' '}
          and{' '}
          <TextLink href="/privacy" placement="inText">
            Privacy
          </TextLink>{' '}
          policy.
        </Text>
      </Stack>
    </form>
  );
}

const slip = (
  <PaperSlip>
    <Stack space={12}>
      <Text size="caption" tone="muted">
        Settlement, Nov 20, 2026
      </Text>
      <Sums>
        <SumLine label="Card payments">$1,842.60</SumLine>
        <SumLine label="ACH payments">$965.00</SumLine>
        <SumLine label="Refunds">-$42.50</SumLine>
        <SumLine label="Fees">-$57.64</SumLine>
        <SumLine kind="total" label="Net amount">
          $2,707.46
        </SumLine>
      </Sums>
    </Stack>
  </PaperSlip>
);

const meta = {
  title: 'Frames/AuthFrame',
  component: AuthFrame,
  subcomponents: { PaperSlip },
  args: { brandName: 'Tillbook', children: <Form />, aside: slip },
  argTypes: { children: { control: false }, aside: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**When:** A page with a single form for users who are not signed in: signing in, requesting a new password.\n\n**When not:** Once the user is signed in: forms are then in cards on a page of the `AppFrame`.',
      },
      story: { inline: false, height: '800px' },
    },
  },
} satisfies Meta<typeof AuthFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};
export const WithError: Story = { args: { children: <Form error="Invalid email or password" /> } };
export const WithoutAside: Story = { args: { aside: undefined } };
export const LongText: Story = {
  args: {
    brandName: 'Harbor Coffee Roasters and Sons, formerl',
    children: (
      <Form error="Harbor Coffee Roasters and Sons, formerly Harbor Coffee Import Company of Rotterdam and Genoa has no person of this name, or the password is another one." />
    ),
  },
};
export const RightToLeft: Story = { args: { brandName: 'مقهى الميناء للتحميص' } };
export const Phone: Story = { ...SignIn, globals: onPhone };
export const Dark: Story = { ...SignIn, globals: inDark };
