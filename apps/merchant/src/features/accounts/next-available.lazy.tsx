import { Text } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { availabilityQuery } from './api/get-availability.ts';
import { balanceLine, balanceLinePart } from './balance-line.css.ts';
import { nothingPending } from './messages.ts';
import { nextAvailable } from './next-available-text.ts';

/** Shows how much becomes available next and when; the line is empty if loading failed. */
export function NextAvailable({ accountId }: { readonly accountId: string }) {
  const { client } = useShell();
  const { data } = useQuery(availabilityQuery(client, accountId));
  const [now] = useState(() => new Date());
  return <div className={balanceLine}>{data && <Days days={nextAvailable(data, now)} />}</div>;
}

function Days({ days: [first, second] }: { readonly days: readonly string[] }) {
  if (first === undefined) return <span>{nothingPending}</span>;
  return (
    <>
      <span className={balanceLinePart}>
        <Text as="span">{`Next: ${first}`}</Text>
      </span>
      {second !== undefined && (
        <span className={balanceLinePart}>
          <Text as="span">{`, ${second}`}</Text>
        </span>
      )}
    </>
  );
}
