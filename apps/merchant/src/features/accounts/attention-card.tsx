import { CardBody, Stack, StatusIcon, Text, TextLink } from '@tillbook/ui';
import { QueriedCard, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { attentionOf, type Attention } from './attention-text.ts';
import { attentionQuery } from './api/get-account-attention.ts';

/** What waits for somebody, each with the one action that mends it. */
export function AttentionCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const query = useQuery(attentionQuery(client, accountId));
  return (
    <QueriedCard
      heading="Needs your attention"
      query={query}
      failure="Failed to load what needs your attention. Please try again later."
    >
      {({ items }) => (
        <CardBody>
          <Items items={items.map(attentionOf)} />
        </CardBody>
      )}
    </QueriedCard>
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
