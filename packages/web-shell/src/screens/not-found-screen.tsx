import { EmptyState, LinkButton, PageHeader, SearchIcon, Stack } from '@tillbook/ui';
import { usePageTitle } from '../navigation/use-page-title.ts';

export type NotFoundScreenProps = { readonly label: string; readonly href: string };

export function NotFoundScreen({ label, href }: NotFoundScreenProps) {
  usePageTitle('Page not found');
  return (
    <Stack space={16}>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There’s nothing at this address"
        icon={<SearchIcon size="large" />}
        action={<LinkButton href={href}>{label}</LinkButton>}
      >
        Check the address, or start from home.
      </EmptyState>
    </Stack>
  );
}
