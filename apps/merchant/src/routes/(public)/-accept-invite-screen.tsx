import { ApiError } from '@tillbook/api-client';
import { checkInvite, type ResponseOf } from '@tillbook/contract';
import { Banner, Button, Heading, Skeleton, Stack, Text, TextLink } from '@tillbook/ui';
import { usePageTitle, useShell, useSubmission } from '@tillbook/web-shell';
import { useEffect, useRef, useState } from 'react';
import { invitedAs, inviteFailed, inviteInvalid } from '../../features/team/messages.ts';
import { JoinForm } from '../../features/team/join-form.tsx';
import { RegisterForm } from '../../features/team/register-form.tsx';
import { roleLabel } from '../../features/team/roles.ts';
import { AuthPage } from './-auth-page.tsx';

type Invite = ResponseOf<typeof checkInvite>;

export type AcceptInviteScreenProps = {
  /** From the emailed link. */
  readonly token: string | undefined;
  readonly onRegistered: () => void;
  readonly onJoined: (accountId: string) => void;
};

export function AcceptInviteScreen({ token, ...outcomes }: AcceptInviteScreenProps) {
  usePageTitle('Accept invite');
  return (
    <AuthPage>
      {token === undefined ? <Refused message={inviteInvalid} /> : <Opened token={token} {...outcomes} />}
    </AuthPage>
  );
}

function Refused({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <Stack space={16}>
      <Heading level={1}>Accept invite</Heading>
      <Banner tone="critical" announce>
        {message}
      </Banner>
      {onRetry ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : (
        <TextLink placement="alone" href="/login">
          Sign in
        </TextLink>
      )}
    </Stack>
  );
}

type OpenedProps = AcceptInviteScreenProps & { readonly token: string };

function Opened({ token, onRegistered, onJoined }: OpenedProps) {
  const { client } = useShell();
  const [invite, setInvite] = useState<Invite>();
  const isBegun = useRef(false);
  const checking = useSubmission({
    send: (given: string) => client.call(checkInvite, { body: { token: given } }),
    onSuccess: setInvite,
  });

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    checking.submit(token);
  }, [checking, token]);

  if (checking.error) {
    const isRefused = checking.error instanceof ApiError && checking.error.status === 422;
    if (isRefused) return <Refused message={inviteInvalid} />;
    return <Refused message={inviteFailed} onRetry={() => checking.submit(token)} />;
  }
  if (!invite) {
    return (
      <Stack space={16} aria-busy>
        <Heading level={1}>Accept invite</Heading>
        <Skeleton width={240} />
      </Stack>
    );
  }
  return (
    <Stack space={16}>
      <Heading level={1}>{`Join ${invite.accountName}`}</Heading>
      <Text>{invitedAs(invite.email, roleLabel(invite.role))}</Text>
      {invite.needsPassword ? (
        <RegisterForm token={token} email={invite.email} onDone={onRegistered} />
      ) : (
        <JoinForm token={token} email={invite.email} onJoined={onJoined} />
      )}
    </Stack>
  );
}
