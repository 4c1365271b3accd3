import { ApiError } from '@tillbook/api-client';
import { confirmEmailChange } from '@tillbook/contract';
import { Banner, Button, Heading, LinkButton, Stack, Text, TextLink } from '@tillbook/ui';
import { failureMessage, usePageTitle, useShell, useSubmission } from '@tillbook/web-shell';
import { useState } from 'react';
import {
  emailChanged,
  emailConfirmFailed,
  emailConfirmTerms,
  emailLinkInvalid,
  signInWith,
} from '../../features/identity/messages.ts';
import { AuthPage } from './-auth-page.tsx';

/** Changes a person's sign-in address, using the link emailed to the new address. */
export function ConfirmEmailScreen({ token }: { readonly token: string | undefined }) {
  usePageTitle('Confirm email');
  return <AuthPage>{token === undefined ? <LinkInvalid /> : <Confirm token={token} />}</AuthPage>;
}

function LinkInvalid() {
  return (
    <Stack space={16}>
      <Heading level={1}>Confirm email</Heading>
      <Banner tone="critical" announce>
        {emailLinkInvalid}
      </Banner>
      <TextLink placement="alone" href="/login">
        Sign in
      </TextLink>
    </Stack>
  );
}

/** Requires a press, because some mail programs open links automatically. */
function Confirm({ token }: { readonly token: string }) {
  const { client } = useShell();
  const [email, setEmail] = useState<string>();
  const confirming = useSubmission({
    send: (given: string) => client.call(confirmEmailChange, { body: { token: given } }),
    onSuccess: (changed) => setEmail(changed.email),
  });
  if (email !== undefined) {
    return (
      <Stack space={16}>
        <Heading level={1}>{emailChanged}</Heading>
        <Text>{signInWith(email)}</Text>
        <LinkButton variant="primary" size="large" width="full" href="/login">
          Sign in
        </LinkButton>
      </Stack>
    );
  }
  if (confirming.error instanceof ApiError && confirming.error.code === 'invalid_email_link') {
    return <LinkInvalid />;
  }
  return (
    <Stack space={16}>
      <Heading level={1}>Confirm email</Heading>
      <Text>{emailConfirmTerms}</Text>
      {confirming.error && (
        <Banner tone="critical" announce>
          {failureMessage(confirming.error, emailConfirmFailed)}
        </Banner>
      )}
      <Button
        variant="primary"
        size="large"
        width="full"
        busy={confirming.isPending}
        onClick={() => confirming.submit(token)}
      >
        {confirming.isPending ? 'Confirming...' : 'Confirm email'}
      </Button>
    </Stack>
  );
}
