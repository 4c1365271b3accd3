import { search } from '@tillbook/contract';
import { useShell } from '@tillbook/web-shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountKey } from '../../query-keys.ts';

/** So long after the last letter the platform is asked. */
const restMs = 200;
/** Nothing that can be looked for is shorter. */
const leastLetters = 3;

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/** What the platform finds for a text, as soon as nobody types on. */
export const useFound = (accountId: string, typed: string) => {
  const { client } = useShell();
  const wanted = typed.trim();
  const text = useRested(wanted);
  const isWorthIt = wanted.length >= leastLetters;
  const { data, isFetching, isError } = useQuery({
    ...accountKey(accountId, ['money', 'search', text], { kind: 'detail' }),
    queryFn: ({ signal }) => client.call(search, { query: { accountId, text } }, { signal }),
    enabled: isWorthIt && text.length >= leastLetters,
    placeholderData: keepPreviousData,
  });
  return {
    found: isWorthIt ? data : undefined,
    isSearching: isWorthIt && (isFetching || text !== wanted),
    hasFailed: isWorthIt && isError,
  };
};
