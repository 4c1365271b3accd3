import type { AttentionItem } from '@tillbook/contract';
import {
  AttentionList,
  AttentionRow,
  Button,
  Card,
  FlagIcon,
  KeypadIcon,
  StatusIcon,
  StoreIcon,
  TrayOutIcon,
} from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attentionFailed, attentionHeading } from './messages.ts';
import { attentionOf } from './attention-text.ts';
import { attentionQuery } from './api/get-account-attention.ts';

/** Further items are shown on request. */
const shownAtFirst = 3;

/** Lists what needs attention, one line per item, with links to the pages that resolve it. */
export function AttentionCard({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const query = useQuery(attentionQuery(client, accountId));
  if (query.data) return <Items items={query.data.items} />;
  return (
    <Card heading={attentionHeading}>
      {query.isError && <QueryFailure title={attentionFailed} size="part" headingLevel={3} query={query} />}
    </Card>
  );
}

/**
 * Returns true once the attention card's height is known. Content that is drawn earlier below the card would
 * move.
 */
export const useIsAttentionSettled = (accountId: string): boolean => {
  const { client } = useShell();
  const { data, failureCount } = useQuery(attentionQuery(client, accountId));
  return failureCount > 0 || data !== undefined;
};

function Items({ items }: { readonly items: readonly AttentionItem[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const [now] = useState(() => new Date());
  if (items.length === 0) {
    return (
      <Card heading={attentionHeading} caption={<StatusIcon tone="positive">All clear</StatusIcon>}>
        {null}
      </Card>
    );
  }
  const shown = showsAll ? items : items.slice(0, shownAtFirst);
  return (
    <Card
      heading={attentionHeading}
      action={
        items.length > shownAtFirst && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
        )
      }
    >
      <AttentionList label={attentionHeading}>
        {shown.map((item) => {
          const { id, ...row } = attentionOf(item, now);
          return <AttentionRow key={id} icon={iconOf(item.kind)} {...row} />;
        })}
      </AttentionList>
    </Card>
  );
}

const iconOf = (kind: AttentionItem['kind']) => {
  switch (kind) {
    case 'dispute':
      return <FlagIcon />;
    case 'failed_payout':
      return <TrayOutIcon />;
    case 'device':
      return <KeypadIcon />;
    case 'profile':
      return <StoreIcon />;
  }
};
