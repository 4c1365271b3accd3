import { acceptInvite } from '@tillbook/contract';
import { Banner, Button, LinkButton, Stack, Text } from '@tillbook/ui';
import { failureMessage, useClientState, useShell, useSubmission } from '@tillbook/web-shell';
import { grantedAccountsQueries } from '../../query-keys.ts';
import { acceptFailed, invitedAnother, signInToAccept } from './messages.ts';

export type JoinFormProps = {
  readonly token: string;
  /** The invite's email address, which must be the user's own. */
  readonly email: string;
  readonly onJoined: (accountId: string) => void;
};

/** Accepts an invite for the signed-in user, or links to the sign-in page. */
export function JoinForm({ token, email, onJoined }: JoinFormProps) {
  const session = useClientState((state) => state.session);
  if (session.token === '') {
    return (
      <LinkButton variant="primary" size="large" width="full" href="/login?returnTo=%2Faccept-invite">
        {signInToAccept}
      </LinkButton>
    );
  }
  if (session.email !== email) return <OtherPerson email={session.email} />;
  return <Accept token={token} onJoined={onJoined} />;
}

function OtherPerson({ email }: { readonly email: string }) {
  const { signOut } = useShell();
  return (
    <Stack space={16}>
      <Text>{invitedAnother(email)}</Text>
      <Button size="large" width="full" onClick={() => void signOut()}>
        Logout
      </Button>
    </Stack>
  );
}

function Accept({ token, onJoined }: Omit<JoinFormProps, 'email'>) {
  const { client, lazyQueryClient } = useShell();
  const accepting = useSubmission({
    send: (given: string) => client.call(acceptInvite, { body: { token: given } }),
    onSuccess: ({ accountId }) => {
      lazyQueryClient.get()?.removeQueries(grantedAccountsQueries());
      onJoined(accountId);
    },
  });
  return (
    <Stack space={16}>
      {accepting.error && (
        <Banner tone="critical" announce>
          {failureMessage(accepting.error, acceptFailed)}
        </Banner>
      )}
      <Button
        variant="primary"
        size="large"
        width="full"
        busy={accepting.isPending}
        onClick={() => accepting.submit(token)}
      >
        {accepting.isPending ? 'Accepting...' : 'Accept invite'}
      </Button>
    </Stack>
  );
}
