import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';

/** The limit of words tried per beginning, in alphabetical order. */
const mostWordsOfBeginning = 20;

/** The limit of compared payments per word. */
const mostCompared = 1000;

/**
 * Finds the ordinals of the newest payments whose description or tags have a word beginning with each word of
 * the text. Reads a limited number of index entries per word, and no rows.
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
