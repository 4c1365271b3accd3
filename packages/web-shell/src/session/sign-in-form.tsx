import { ApiError } from '@tillbook/api-client';
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
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../shell/use-shell.tsx';
import type { Session } from '../state/client-state.ts';
import { checkedSessionText, signInNoticeText, uncheckedSessionText } from './sign-in-notice.ts';
import { useSessionRecheck, type SessionRecheck } from './session-recheck.ts';

const signInFailed = 'Unknown error';

type Failure = Pick<ApiError, 'message' | 'fields'>;

export type SignInFormProps = {
  /** What the user signs in to: "to your merchant account". */
  readonly detail: string;
  readonly forgotPasswordHref: string;
  /** Why the user was sent to this page. */
  readonly notice?: string | undefined;
  /** True if somebody is signed in but the check of their session failed: they continue once it succeeds. */
  readonly isUnchecked?: boolean | undefined;
  /** Says why a session cannot be used here; it is then ended. Without it, every session can. */
  readonly refuse?: (session: Session) => string | undefined;
  readonly onSignedIn: () => void | Promise<void>;
};

/** Email and password, validated by the server only. */
export function SignInForm(props: SignInFormProps) {
  const { detail, forgotPasswordHref, notice, isUnchecked = false, refuse, onSignedIn } = props;
  const shell = useShell();
  const { webBaseUrl } = shell.settings;
  // The user of an ended session is known; the next one is not.
  const [email, setEmail] = useState(shell.store.get().session.email);
  const [password, setPassword] = useState('');

  // The code for signing in is downloaded while the user types.
  useEffect(() => shell.warmUp(), [shell]);

  // Not a mutation of the query client: its code would be a hundredth of the first page's size.
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const recheck = useSessionRecheck(isUnchecked);
  // The page does not change while somebody is typing.
  const isTyping = password !== '' || email !== shell.store.get().session.email;
  const mayGoOn = recheck === 'valid' && !isTyping && !isPending;
  const goOn = useEffectEvent(() => void onSignedIn());
  useEffect(() => {
    if (mayGoOn) goOn();
  }, [mayGoOn]);

  const submit = async () => {
    setIsPending(true);
    // Screen readers announce a new alert, not one that is already there.
    setFailure(undefined);
    try {
      const { signIn } = await import('./sign-in.ts');
      await signIn(shell, { email, password });
      const refusal = refuse?.(shell.store.get().session);
      if (refusal === undefined) {
        await onSignedIn();
        // A guard that could not check the new session has sent them back here.
        setEmail(shell.store.get().session.email);
        setPassword('');
      } else {
        await shell.signOut();
        setFailure({ message: refusal, fields: {} });
      }
    } catch (error) {
      // Field errors are shown at the fields, so the banner shows the server's own message.
      setFailure(error instanceof ApiError && error.message ? error : { message: signInFailed, fields: {} });
    }
    setIsPending(false);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
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
            onGoOn={() => void onSignedIn()}
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
            Forgot your password?
          </TextLink>
        </Text>
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
      </Stack>
    </form>
  );
}

type NoticeProps = {
  readonly notice: string | undefined;
  readonly recheck: SessionRecheck;
  readonly onGoOn: () => void;
};

/** Why the user was sent to this page. */
function Notice({ notice, recheck, onGoOn }: NoticeProps) {
  if (recheck === 'failing') {
    return (
      <Banner tone="caution" announce>
        {uncheckedSessionText}
      </Banner>
    );
  }
  if (recheck === 'valid') {
    return (
      <Banner announce action={<Button onClick={onGoOn}>Continue</Button>}>
        {checkedSessionText}
      </Banner>
    );
  }
  const text = recheck === 'ended' ? signInNoticeText['session-ended'] : notice;
  return text === undefined ? null : <Banner announce>{text}</Banner>;
}
