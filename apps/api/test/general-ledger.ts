import * as z from 'zod/mini';
import { beginSession } from '../src/access/sessions.ts';
import { newPerson, type Person } from './people.ts';
import { get, post, type TestResponse, type TestRequest } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

export const operatingBank = 'gla_operating_bank_account';
export const equity = 'gla_retained_earnings';
export const feeIncome = 'gla_merchant_fee_income';
export const payableAvailable = 'gla_merchant_payable_available';

const line = z.object({
  id: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  debitCents: z.number(),
  creditCents: z.number(),
  description: z.optional(z.string()),
});

const entrySet = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  origin: z.string(),
  date: z.string(),
  description: z.string(),
  createdBy: z.string(),
  merchant: z.optional(z.object({ accountId: z.string(), name: z.string() })),
  postedAt: z.optional(z.string()),
  totalDebitCents: z.number(),
  totalCreditCents: z.number(),
  reversesEntrySetId: z.optional(z.string()),
  reversedByEntrySetId: z.optional(z.string()),
  ledgerEntries: z.array(line),
});

export type EntrySetBody = z.infer<typeof entrySet>;

const entrySetPage = z.object({ data: z.array(entrySet), totalCount: z.number() });
const accountList = z.object({
  accounts: z.array(z.object({ id: z.string(), currentBalanceCents: z.number() })),
});

/** Pays equity into the operating bank: the smallest balanced set. */
export const balancedDraft = (cents: number, reference = 'JE-1') => ({
  reference,
  description: 'Opening balance',
  ledgerEntries: [
    { accountId: operatingBank, debitCents: cents },
    { accountId: equity, creditCents: cents, description: 'Paid in' },
  ],
});

export type Bookkeeper = {
  readonly admin: Person;
  create(body: unknown, key?: string): Promise<TestResponse>;
  post(id: string, key?: string): Promise<TestResponse>;
  reverse(id: string, key?: string): Promise<TestResponse>;
  draft(cents?: number): Promise<string>;
  posted(cents?: number): Promise<string>;
  find(id: string): Promise<EntrySetBody>;
  list(page?: string): Promise<{ readonly data: readonly EntrySetBody[]; readonly totalCount: number }>;
  balances(): Promise<Readonly<Record<string, number>>>;
};

export const entrySetIn = (response: TestResponse): EntrySetBody => {
  if (response.status !== 200 && response.status !== 201)
    throw new Error(`${response.status}: ${response.text}`);
  return entrySet.parse(response.body);
};

const base = '/api/general-ledger';

export const newBookkeeper = async (testPlatform: TestPlatform): Promise<Bookkeeper> => {
  const admin = await newPerson(testPlatform, ['internal_admin']);
  // Signs in for each call, because a test that moves the clock by days outlives its first session.
  const signedIn = async (key?: string): Promise<TestRequest> => ({
    token: await beginSession(testPlatform.platform, admin.userId),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  const create: Bookkeeper['create'] = async (body, key) =>
    post(testPlatform.web, `${base}/entry-sets`, body, await signedIn(key));
  const postSet: Bookkeeper['post'] = async (id, key) =>
    post(testPlatform.web, `${base}/entry-sets/${id}/post`, undefined, await signedIn(key));
  const draft = async (cents = 5000) => entrySetIn(await create(balancedDraft(cents))).id;
  return {
    admin,
    create,
    draft,
    posted: async (cents) => entrySetIn(await postSet(await draft(cents))).id,
    find: async (id) => entrySetIn(await get(testPlatform.web, `${base}/entry-sets/${id}`, await signedIn())),
    post: postSet,
    reverse: async (id, key) =>
      post(testPlatform.web, `${base}/entry-sets/${id}/reverse`, undefined, await signedIn(key)),
    list: async (page = '') =>
      entrySetPage.parse((await get(testPlatform.web, `${base}/entry-sets${page}`, await signedIn())).body),
    balances: async () => {
      const { accounts } = accountList.parse(
        (await get(testPlatform.web, `${base}/list-accounts`, await signedIn())).body,
      );
      return Object.fromEntries(accounts.map(({ id, currentBalanceCents }) => [id, currentBalanceCents]));
    },
  };
};

export const auditedOf = async ({ owner }: TestPlatform, subject: string) => {
  const { rows } = await owner.query(
    `select user_id, action, details from audit_trail where subject = $1 order by at, action`,
    [subject],
  );
  return rows;
};
