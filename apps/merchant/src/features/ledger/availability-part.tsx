import { createPart, usePart, type Shell } from '@tillbook/web-shell';

const part = createPart(() => import('./availability-card.tsx'));

/** Loads the days, and what shows them: what stands below would move if it came later. */
export const prepareAvailability = async (
  { client, queryClient }: Shell,
  accountId: string,
): Promise<void> => {
  await part.prepare();
  const loaded = part.get();
  if (loaded) await queryClient().prefetchQuery(loaded.availabilityQuery(client, accountId));
};

/** When the pending balance becomes available, as soon as what shows it is there. */
export function AvailabilityPart({ accountId }: { readonly accountId: string }) {
  const loaded = usePart(part);
  return loaded ? <loaded.AvailabilityCard accountId={accountId} /> : null;
}
