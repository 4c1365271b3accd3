import { Card, CardBody, ErrorState, Skeleton, Stack, StatusIcon, Text, TextLink } from '@tillbook/ui';
import { requestIdOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { attentionOf, type Attention } from './attention-text.ts';
import { attentionQuery } from './queries.ts';

const heading = 'Needs your attention';

/** What waits for somebody, each with the one action that mends it. */
export function AttentionCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const query = useQuery(attentionQuery(client, accountId));
  if (query.isError && !query.data) {
    return (
      <Card heading={heading}>
        <ErrorState
          title="Failed to load what needs your attention. Please try again later."
          size="part"
          headingLevel={3}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      </Card>
    );
  }
  return (
    <Card heading={heading}>
      <CardBody>
        {query.data ? <Items items={query.data.items.map(attentionOf)} /> : <Skeleton width={320} />}
      </CardBody>
    </Card>
  );
}

function Items({ items }: { readonly items: readonly Attention[] }) {
  if (items.length === 0) {
    return <StatusIcon tone="positive">Nothing needs your attention.</StatusIcon>;
  }
  return (
    <Stack as="ul" space={12}>
      {items.map(({ id, title, detail, action, href }) => (
        <li key={id}>
          <Text weight="medium">{title}</Text>
          <Text size="small" tone="muted">
            {detail}
          </Text>
          <Text size="small">
            <TextLink href={href}>{action}</TextLink>
          </Text>
        </li>
      ))}
    </Stack>
  );
}
