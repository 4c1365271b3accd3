import { statusLabel } from '@tillbook/domain';
import { Banner } from '@tillbook/ui';
import { noPaymentsNoticeId } from './takes-payments.ts';

/** Explains why an account takes no payments. Everything else still works. */
export function NoPaymentsNotice({ status }: { readonly status: string }) {
  return (
    <Banner tone="caution" announce>
      <span
        id={noPaymentsNoticeId}
      >{`This account is ${statusLabel(status).toLowerCase()}. It can’t take payments right now. Contact support.`}</span>
    </Banner>
  );
}
