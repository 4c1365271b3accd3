import { LinkButton, PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { SettlementList, type SettlementListProps } from '../../../features/settlements/settlement-list.tsx';

/** What was settled, and when. */
export function SettlementsScreen(props: SettlementListProps) {
  usePageTitle('Settlements');
  return (
    <Stack space={16}>
      <PageHeader
        title="Settlements"
        actions={<LinkButton href="/statements">Monthly statements</LinkButton>}
      />
      <SettlementList {...props} />
    </Stack>
  );
}
