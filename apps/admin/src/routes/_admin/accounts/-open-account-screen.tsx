import { createHandoverCode } from '@tillbook/contract';
import { BackLink, ErrorState, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell, useSubmission } from '@tillbook/web-shell';
import { useEffect, useRef } from 'react';
import { accountNotOpened } from '../../../features/accounts/messages.ts';

export type OpenAccountScreenProps = {
  readonly accountId: string;
  readonly backHref: string | undefined;
  /** Receives the code, which works once and expires soon. */
  readonly onCode: (code: string) => void;
};

/** Requests a code that lets the merchant app open the account, and shows an error if the request fails. */
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

  // Requests the code in an effect, not in the loader, because preloading this page must request nothing.
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
