import { Banner } from '@tillbook/ui';

/** Reports that another tab has changed its account. This tab never changes by itself. */
export function OtherAccountNotice({ accountName }: { readonly accountName: string | undefined }) {
  return (
    <Banner
      announce
    >{`You switched accounts in another tab. This tab stays on ${accountName ?? 'this one'}.`}</Banner>
  );
}
