import { Banner } from '@tillbook/ui';
import { roleNoticeId } from './role-notice-id.ts';

export function RoleNotice() {
  return (
    <Banner>
      <span id={roleNoticeId}>
        Your role in this account doesn’t allow everything on this page. Ask an owner of the account.
      </span>
    </Banner>
  );
}
