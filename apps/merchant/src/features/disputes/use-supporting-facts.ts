import type { DisputeDetail } from '@tillbook/contract';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { earlierPaymentsQuery } from './api/list-earlier-payments.ts';
import { supportingFactsOf, type SupportingFact } from './supporting-fact-text.ts';

export type KnownFacts = {
  readonly facts: readonly SupportingFact[];
  /** True if no further facts are loading. */
  readonly isComplete: boolean;
};

/** Returns the known facts that counter the claim. Earlier payments load separately. */
export const useSupportingFacts = (dispute: DisputeDetail): KnownFacts => {
  const { client } = useShell();
  const earlier = useQuery(earlierPaymentsQuery(client, dispute));
  return {
    facts: supportingFactsOf(dispute, earlier.isError && !earlier.data ? 'unknown' : earlier.data),
    isComplete: !earlier.isLoading,
  };
};
