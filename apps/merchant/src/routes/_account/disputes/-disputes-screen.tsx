import { PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { DisputeList, type DisputeListProps } from '../../../features/disputes/dispute-list.tsx';

/** Payments that customers have disputed. */
export function DisputesScreen(props: DisputeListProps) {
  usePageTitle('Disputes');
  return (
    <Stack space={16}>
      <PageHeader title="Disputes" />
      <DisputeList {...props} />
    </Stack>
  );
}
