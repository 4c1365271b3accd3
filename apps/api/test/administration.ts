import { beginSession } from '../src/access/sessions.ts';
import { newPerson, type Person } from './people.ts';
import { get, post, type TestResponse } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

/** Makes calls as an internal admin. Each call has its own session, so that the clock may be moved. */
export type Administrator = {
  readonly person: Person;
  post(path: string, body: unknown, key?: string): Promise<TestResponse>;
  get(path: string): Promise<TestResponse>;
};

export const newAdministrator = async (testPlatform: TestPlatform): Promise<Administrator> => {
  const person = await newPerson(testPlatform, ['internal_admin']);
  const signIn = () => beginSession(testPlatform.platform, person.userId);
  return {
    person,
    post: async (path, body, key) =>
      post(testPlatform.web, `/api${path}`, body, {
        token: await signIn(),
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    get: async (path) => get(testPlatform.web, `/api${path}`, { token: await signIn() }),
  };
};

type AuditLine = {
  readonly user_id: string | null;
  readonly account_id: string | null;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
};

export const auditLines = async ({ owner }: TestPlatform, action: string): Promise<AuditLine[]> => {
  const { rows } = await owner.query<AuditLine>(
    'select user_id, account_id, subject, details from audit_trail where action = $1 order by id',
    [action],
  );
  return rows;
};

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
