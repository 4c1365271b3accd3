import { createHandoverCode } from '@tillbook/contract';
import { BackLink, ErrorState, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell, useSubmission } from '@tillbook/web-shell';
import { useEffect, useRef } from 'react';
import { accountNotOpened } from '../../../features/accounts/messages.ts';

export type OpenAccountScreenProps = {
  readonly accountId: string;
  readonly backHref: string | undefined;
  /** Goes on with the code, which is good once and not for long. */
  readonly onCode: (code: string) => void;
};

/** Asks for the code that the merchant app goes on with, and says so where there is none. */
export function OpenAccountScreen({
  accountId,
  backHref = '/admin/accounts',
  onCode,
}: OpenAccountScreenProps) {
  const { client } = useShell();
  const isBegun = useRef(false);
  const opening = useSubmission({
    send: (id: string) => client.call(createHandoverCode, { body: { accountId: id } }),
    onSuccess: ({ code }) => onCode(code),
  });
  usePageTitle('Opening the account');

  // By being here the person has asked for it; loading this page ahead asks for nothing.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    opening.submit(accountId);
  }, [opening, accountId]);

  return (
    <Stack space={16} aria-busy={!opening.error}>
      <BackLink href={backHref}>Back</BackLink>
      <PageHeader title="Opening the account" />
      {opening.error ? (
        <ErrorState
          title={accountNotOpened}
          onRetry={() => opening.submit(accountId)}
          retrying={opening.isPending}
          requestId={requestIdOf(opening.error)}
        />
      ) : (
        <Skeleton width={320} />
      )}
    </Stack>
  );
}
