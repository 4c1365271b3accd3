import type { AttentionItem } from '@tillbook/contract';
import { useCached, useClientState } from '@tillbook/web-shell';
import { attentionKey } from '../query-keys.ts';

type Attention = { readonly items: readonly AttentionItem[] };

/**
 * Returns the number of disputes awaiting a response; 0 until the deferred part of the frame has loaded the
 * number.
 */
export const useDisputeCount = (): number => {
  const accountId = useClientState((state) => state.account.accountId);
  const { queryKey } = attentionKey(accountId);
  return useCached((queryClient) => {
    const attention = queryClient.getQueryData<Attention>(queryKey);
    return attention?.items.filter(({ kind }) => kind === 'dispute').length ?? 0;
  });
};
