import { Banner, Inline, LinkButton } from '@tillbook/ui';
import { useClientState, useShell } from '@tillbook/web-shell';
import { viewingNoticeId } from './use-is-viewing.ts';
import { wayBack } from './way-back.ts';

export function ViewingNotice({ accountName }: { readonly accountName: string | undefined }) {
  const { settings } = useShell();
  const email = useClientState(({ session }) => session.email);
  const accountId = useClientState(({ account }) => account.accountId);
  const { label, address } = wayBack(settings.adminBaseUrl);
  const manageAddress = new URL(`/admin/accounts/${encodeURIComponent(accountId)}`, settings.adminBaseUrl)
    .href;
  return (
    <Banner
      tone="caution"
      announce
      action={
        <Inline>
          <LinkButton size="small" href={manageAddress}>
            Manage account
          </LinkButton>
          <LinkButton size="small" href={address}>
            {label}
          </LinkButton>
        </Inline>
      }
    >
      <span
        id={viewingNoticeId}
      >{`You are viewing ${accountName ?? 'this account'} as ${email}. Read-only. Everything you open is logged.`}</span>
    </Banner>
  );
}
