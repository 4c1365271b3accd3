import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';

/** The limit of compared instruments per word. */
const mostCompared = 1000;

export type OwnedInstrument = { readonly id: string; readonly lastFour: string };

/**
 * Finds the newest instruments whose owner's name has a word beginning with each word of the text. Reads a
 * limited number of index entries per word: the newest with the whole word, then longer words.
 */
export const findOwnedInstruments = (
  database: Database,
  accountId: AuthorizedAccountId,
  owner: string,
  limit: number,
): Promise<readonly OwnedInstrument[]> => {
  const parameters = newParameters();
  const account = parameters.add(accountId);
  const text = parameters.add(owner);
  return runPrepared<OwnedInstrument>(
    database,
    `with typed as materialized (select word as beginning from ledger.words(${text}) as word),
     found as materialized (
       select having_word.ordinal
         from typed
        cross join lateral (
          (select w.ordinal from instrument_words w
            where w.account_id = ${account} and w.word = typed.beginning
            order by w.ordinal desc limit ${mostCompared})
           union
          (select w.ordinal from instrument_words w
            where w.account_id = ${account}
              and w.word ~>~ typed.beginning and w.word ~<~ (typed.beginning || chr(1114111))
            order by w.word using ~<~ limit ${mostCompared})) as having_word
        group by having_word.ordinal
       having count(distinct typed.beginning) = (select count(*) from typed)
        order by having_word.ordinal desc limit ${limit})
     select i.id, i.last_four as "lastFour" from payment_instruments i
      where i.account_id = ${account} and i.ordinal = any(array(select found.ordinal from found))`,
    parameters,
  );
};
