import { EmptyState, LinkButton, PageHeader, SearchIcon, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  usePageTitle('Page not found');
  return (
    <Stack space={16}>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There is nothing at this address"
        icon={<SearchIcon size="large" />}
        action={<LinkButton href="/">Home</LinkButton>}
      >
        It may have been mistyped, or what was here has moved.
      </EmptyState>
    </Stack>
  );
}
