import { ApiError } from '@tillbook/api-client';
import { useHandoverCode } from '@tillbook/contract';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  PlainFrame,
  Skeleton,
  Stack,
  StoreIcon,
} from '@tillbook/ui';
import { usePageTitle, useShell, useSubmission, type Shell } from '@tillbook/web-shell';
import { useEffect, useRef, useState } from 'react';
import { handoverExpired, handoverFailed } from '../features/identity/messages.ts';

// The call's name starts with `use`, but it is not a hook.
const handoverCall = useHandoverCode;

export type HandoverScreenProps = {
  /** Returns the code from the address, on the first call only. */
  readonly takeCode: () => string | undefined;
  readonly onDone: () => void;
};

/** Exchanges the code for a session of the admin app's user, on the account that the user opened there. */
export function HandoverScreen({ takeCode, onDone }: HandoverScreenProps) {
  const shell = useShell();
  const [code] = useState(takeCode);
  const isBegun = useRef(false);
  const handover = useSubmission({ send: (given: string) => goOn(shell, given), onSuccess: onDone });
  usePageTitle('Opening the account');

  useEffect(() => {
    if (code === undefined || isBegun.current) return;
    isBegun.current = true;
    handover.submit(code);
  }, [code, handover]);

  const refusal = code === undefined ? handoverExpired : refusalOf(handover.error);
  return (
    <PlainFrame brandName={shell.settings.brandName}>
      <Stack space={16} aria-busy={code !== undefined && !handover.error}>
        <PageHeader title="Opening the account" />
        <Outcome
          refusal={refusal}
          adminHref={`${shell.settings.adminBaseUrl}/accounts`}
          error={handover.error}
          isPending={handover.isPending}
          onRetry={() => code !== undefined && handover.submit(code)}
        />
      </Stack>
    </PlainFrame>
  );
}

/** Starts a session on the account that the code was created for. */
const goOn = async ({ client, store }: Shell, code: string): Promise<void> => {
  const { token, email, roles, accountId, account } = await client.call(handoverCall, { body: { code } });
  store.setSession({ token, sessionToken: token, email, roles });
  store.setAccount({ accountId, currency: account.currency, type: account.type });
};

/** Returns the message for a refused code, which stays refused on another try. */
const refusalOf = (error: Error | null): string | undefined =>
  error instanceof ApiError && error.status < 500 ? error.message || handoverExpired : undefined;

type OutcomeProps = {
  readonly refusal: string | undefined;
  readonly adminHref: string;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onRetry: () => void;
};

function Outcome({ refusal, adminHref, error, isPending, onRetry }: OutcomeProps) {
  if (refusal !== undefined) {
    return (
      <EmptyState
        title={handoverFailed}
        icon={<StoreIcon size="large" />}
        action={<LinkButton href={adminHref}>Accounts</LinkButton>}
      >
        {refusal}
      </EmptyState>
    );
  }
  if (error) return <ErrorState title={handoverFailed} onRetry={onRetry} retrying={isPending} />;
  return <Skeleton width={320} />;
}
