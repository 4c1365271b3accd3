import { search } from '@tillbook/contract';
import { useRested, useShell } from '@tillbook/web-shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountKey } from '../../query-keys.ts';

/** The minimum length of a search text; an amount may be shorter. */
const leastLetters = 3;

const isLongEnough = (text: string): boolean => text.length >= leastLetters || /^\$?\d+$/.test(text);

/** Returns the results for a text once the user pauses typing. */
export const useFound = (accountId: string, typed: string) => {
  const { client } = useShell();
  const wanted = typed.trim();
  const text = useRested(wanted);
  const isWorthIt = isLongEnough(wanted);
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...accountKey(accountId, ['money', 'search', text], { kind: 'detail' }),
    queryFn: ({ signal }) => client.call(search, { query: { accountId, text } }, { signal }),
    enabled: isWorthIt && isLongEnough(text),
    placeholderData: keepPreviousData,
  });
  return {
    found: isWorthIt ? data : undefined,
    isSearching: isWorthIt && ((isFetching && (!data || isPlaceholderData)) || text !== wanted),
    hasFailed: isWorthIt && isError && !data,
  };
};
