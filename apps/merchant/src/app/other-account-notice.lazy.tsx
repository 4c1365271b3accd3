import { Banner } from '@tillbook/ui';

/** Says that another tab has changed account. This one never does so by itself. */
export function OtherAccountNotice({ accountName }: { readonly accountName: string | undefined }) {
  return (
    <Banner announce>
      Another tab works on another account. This tab stays on {accountName ?? 'this one'}.
    </Banner>
  );
}
