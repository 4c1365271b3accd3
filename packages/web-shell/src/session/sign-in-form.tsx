import {
  Banner,
  Button,
  Field,
  Heading,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '@tillbook/ui';
import { useShell } from '../shell/use-shell.tsx';
import { forgotPassword, sessionChecked, sessionEnded, sessionUnchecked } from './messages.ts';
import type { SessionRecheck } from './session-recheck.ts';
import { useSignIn, type SignInOptions } from './use-sign-in.ts';

export type SignInFormProps = SignInOptions & {
  /** The destination: "to your merchant account". */
  readonly detail: string;
  readonly forgotPasswordHref: string;
  readonly notice?: string | undefined;
};

export function SignInForm({ detail, forgotPasswordHref, notice, ...options }: SignInFormProps) {
  const { email, setEmail, password, setPassword, failure, isPending, recheck, submit } = useSignIn(options);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack space={16}>
        <Stack space={4}>
          <Heading level={1}>Sign in</Heading>
          <Text size="small" tone="secondary">
            {detail}
          </Text>
        </Stack>
        {failure === undefined ? (
          <Notice
            notice={notice}
            // Removed while signing in, so that it is announced again if the user is sent back here.
            recheck={isPending ? undefined : recheck}
            onGoOn={() => void options.onSignedIn()}
          />
        ) : (
          <Banner tone="critical" announce>
            {failure.message}
          </Banner>
        )}
        <Field label="Email" error={failure?.fields.email}>
          <TextInput
            size="large"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onValueChange={setEmail}
          />
        </Field>
        <Field label="Password" error={failure?.fields.password}>
          <PasswordInput size="large" name="password" value={password} onValueChange={setPassword} />
        </Field>
        <Button type="submit" variant="primary" size="large" width="full" busy={isPending}>
          {isPending ? 'Signing in...' : 'Sign in'}
        </Button>
        <Text size="small" align="center">
          <TextLink placement="alone" href={forgotPasswordHref}>
            {forgotPassword}
          </TextLink>
        </Text>
        <Agreement />
      </Stack>
    </form>
  );
}

function Agreement() {
  const { webBaseUrl } = useShell().settings;
  return (
    <Text size="caption" tone="muted" align="center">
      By signing in you agree to our{' '}
      <TextLink placement="inText" href={`${webBaseUrl}/terms`}>
        Terms
      </TextLink>{' '}
      and{' '}
      <TextLink placement="inText" href={`${webBaseUrl}/privacy`}>
        Privacy
      </TextLink>{' '}
      policy.
    </Text>
  );
}

type NoticeProps = {
  readonly notice: string | undefined;
  readonly recheck: SessionRecheck;
  readonly onGoOn: () => void;
};

function Notice({ notice, recheck, onGoOn }: NoticeProps) {
  if (recheck === 'failing') {
    return (
      <Banner tone="caution" announce>
        {sessionUnchecked}
      </Banner>
    );
  }
  if (recheck === 'valid') {
    return (
      <Banner announce action={<Button onClick={onGoOn}>Continue</Button>}>
        {sessionChecked}
      </Banner>
    );
  }
  const text = recheck === 'ended' ? sessionEnded : notice;
  return text === undefined ? null : <Banner announce>{text}</Banner>;
}
