import { startOfBankingDate } from '@tillbook/domain';
import { Text } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceChangesQuery } from './api/get-balance-changes.ts';
import { balanceLinePart, changeLine } from './balance-line.css.ts';
import { todaysChange } from './todays-change-text.ts';

/** Explains today's balance change; the line is empty if loading failed. */
export function TodaysChange({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const [now] = useState(() => new Date());
  const { data } = useQuery(balanceChangesQuery(client, accountId, startOfBankingDate(now).toISOString()));
  return (
    <div className={changeLine}>
      {data &&
        todaysChange(data).map((text, index, { length }) => (
          <span key={text} className={balanceLinePart}>
            <Text as="span">{text}</Text>
            {index < length - 1 && <span>{' · '}</span>}
          </span>
        ))}
    </div>
  );
}
