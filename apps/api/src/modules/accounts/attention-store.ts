import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

const mostOfAKind = 10;

export type OpenDispute = {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
  readonly respond_by: Date;
};

export const findAnswerable = (database: Database, accountId: AuthorizedAccountId, now: Date) => {
  const parameters = newParameters();
  const [account, moment] = [parameters.add(accountId), parameters.add(now)];
  return runPrepared<OpenDispute>(
    database,
    `select id, amount_cents::float8 as amount, reason, respond_by from disputes
      where account_id = ${account} and closed_at is null and status = 'pending' and respond_by > ${moment}
      order by respond_by limit ${mostOfAKind}`,
    parameters,
  );
};

export type Failure = {
  readonly id: string;
  readonly amount: number;
  readonly failure_message: string | null;
  readonly at: Date;
};

/** Finds recently failed payouts, unless a later payout has succeeded. */
export const findFailedPayouts = (database: Database, accountId: AuthorizedAccountId, since: Date) => {
  const parameters = newParameters();
  const [account, moment] = [parameters.add(accountId), parameters.add(since)];
  return runPrepared<Failure>(
    database,
    `select t.id, t.amount_cents::float8 as amount, t.failure_message, t.final_at as at from transactions t
      where t.account_id = ${account} and t.list = 'payouts' and t.status = 'failed' and t.subtype is null
        and t.final_at >= ${moment}
        and not exists (select from transactions later
                         where later.account_id = t.account_id and later.list = 'payouts' and later.ordinal > t.ordinal
                           and later.status = 'completed' and later.subtype is null)
      order by t.final_at desc limit ${mostOfAKind}`,
    parameters,
  );
};

export type UnreachedDevice = Failure & { readonly serial_number: string; readonly name: string | null };

/** How many of the account's newest payments are searched for the last payment of each device. */
const newestPayments = 500;

export const findUnreachedDevices = (database: Database, accountId: AuthorizedAccountId) => {
  const parameters = newParameters();
  const account = parameters.add(accountId);
  return runPrepared<UnreachedDevice>(
    database,
    `select d.serial_number, d.name, l.id, l.amount_cents::float8 as amount, l.failure_message, l.created_at as at
       from (select distinct on (t.serial_number) t.* from transactions t
              where t.account_id = ${account} and t.list = 'payments' and t.channel = 'in_person'
                and t.ordinal between (select m.payment_count - ${newestPayments} from merchant_ledgers m where m.account_id = ${account})
                                  and (select m.payment_count from merchant_ledgers m where m.account_id = ${account})
              order by t.serial_number, t.ordinal desc) l
       join devices d on d.account_id = ${account} and d.serial_number = l.serial_number
      where l.status = 'failed' and l.failure_code = 'terminal_offline'
      order by l.created_at desc limit ${mostOfAKind}`,
    parameters,
  );
};
