import { startOfBankingDate } from '@tillbook/domain';
import { Text } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceChangesQuery } from './api/get-balance-changes.ts';
import { balanceLine, balanceLinePart } from './balance-line.css.ts';
import { todaysChange } from './todays-change-text.ts';

/** Explains today's balance change; the line is empty if loading failed. */
export function TodaysChange({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [now] = useState(() => new Date());
  const { data } = useQuery(balanceChangesQuery(client, accountId, startOfBankingDate(now).toISOString()));
  return (
    <div className={balanceLine}>
      {data &&
        todaysChange(data).map((text, index) => (
          <span key={text} className={balanceLinePart}>
            <Text as="span">{index === 0 ? text : ` · ${text}`}</Text>
          </span>
        ))}
    </div>
  );
}
