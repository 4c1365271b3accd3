import { beginSession } from '../src/access/sessions.ts';
import { newPerson, type Person } from './people.ts';
import { get, post, type Answer } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

/** An internal admin with the calls that administer accounts; each has a session of its own, so that time may pass. */
export type Administrator = {
  readonly person: Person;
  post(path: string, body: unknown, key?: string): Promise<Answer>;
  get(path: string): Promise<Answer>;
};

export const newAdministrator = async (here: TestPlatform): Promise<Administrator> => {
  const person = await newPerson(here, ['internal_admin']);
  const begin = () => beginSession(here.platform, person.userId);
  return {
    person,
    post: async (path, body, key) =>
      post(here.web, `/api${path}`, body, {
        token: await begin(),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    get: async (path) => get(here.web, `/api${path}`, { token: await begin() }),
  };
};

type AuditLine = {
  readonly user_id: string | null;
  readonly account_id: string | null;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
};

/** The lines of the audit trail about one action. */
export const auditLines = async ({ owner }: TestPlatform, action: string): Promise<AuditLine[]> => {
  const { rows } = await owner.query<AuditLine>(
    'select user_id, account_id, subject, details from audit_trail where action = $1 order by id',
    [action],
  );
  return rows;
};

/** What is agreed with a merchant unless a test says something else. */
export const usualFees = {
  cardTransactionFee: {
    type: 'fixed',
    onlinePercentageBasisPoints: 290,
    onlineFlatFee: 30,
    inPersonPercentageBasisPoints: 260,
    inPersonFlatFee: 10,
  },
  achTransactionFee: { maximumFee: 500, minimumFee: 25, percentageBasisPoints: 80 },
};
