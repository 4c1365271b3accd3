import { Banner } from '@tillbook/ui';

export function FailureBanner({ reason }: { readonly reason: string }) {
  return <Banner tone="critical">{reason}</Banner>;
}
