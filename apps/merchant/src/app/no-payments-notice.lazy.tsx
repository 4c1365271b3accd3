import { statusLabel } from '@tillbook/domain';
import { Banner } from '@tillbook/ui';
import { noPaymentsNoticeId } from './takes-payments.ts';

/** Says why an account that is not active takes no payments. What else it may do, it still does. */
export function NoPaymentsNotice({ status }: { readonly status: string }) {
  return (
    <Banner tone="caution" announce>
      <span id={noPaymentsNoticeId}>
        This account is {statusLabel(status).toLowerCase()}. It takes no payments at the moment. Please
        contact support.
      </span>
    </Banner>
  );
}
