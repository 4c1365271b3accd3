import { Banner } from '@tillbook/ui';

/** Says that another tab has changed account. This one never does so by itself. */
export function OtherAccountNotice({ accountName }: { readonly accountName: string | undefined }) {
  return (
    <Banner
      announce
    >{`You switched accounts in another tab. This tab stays on ${accountName ?? 'this one'}.`}</Banner>
  );
}
