import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';

/** The words that a beginning may be; the shortest come first. */
const mostWordsOfBeginning = 20;

/** How many of the newest payments with a word are compared with those with another. */
const mostCompared = 1000;

/**
 * The ordinals of the newest payments that have, for each word of a text, one that begins with it, in their
 * description or their tags. Reads some entries under each word, never rows.
 */
export const findOrdinalsByWords = async (
  database: Database,
  accountId: AuthorizedAccountId,
  words: string,
  limit: number,
): Promise<readonly number[]> => {
  const parameters = newParameters();
  const account = parameters.add(accountId);
  const text = parameters.add(words);
  const rows = await runPrepared<{ readonly ordinal: string }>(
    database,
    `with typed as materialized (select word as beginning from ledger.words(${text}) as word)
     select found.ordinal
       from (select typed.beginning, having_word.ordinal
               from typed
              cross join lateral (
                select typed.beginning as word
                 union
                (select a.word from account_words a
                  where a.account_id = ${account}
                    and a.word ~>=~ typed.beginning and a.word ~<~ (typed.beginning || chr(1114111))
                  order by a.word using ~<~ limit ${mostWordsOfBeginning})) as known
              cross join (values ('payments'), ('payments tags')) as place (name)
              cross join lateral (
                select w.ordinal from transaction_words w
                 where w.account_id = ${account} and w.word_key = ledger.word_key(${account}, place.name, known.word)
                 order by w.ordinal desc limit (select case count(*) when 1 then ${limit} else ${mostCompared} end from typed)) as having_word) as found
      group by found.ordinal
     having count(distinct found.beginning) = (select count(*) from typed)
      order by found.ordinal desc limit ${limit}`,
    parameters,
  );
  return rows.map(({ ordinal }) => Number(ordinal));
};
