import { Banner } from '@tillbook/ui';

/** Reports that another tab has switched accounts. This tab never switches by itself. */
export function OtherAccountNotice({ accountName }: { readonly accountName: string | undefined }) {
  return (
    <Banner
      announce
    >{`You switched accounts in another tab. This tab stays on ${accountName ?? 'this one'}.`}</Banner>
  );
}
