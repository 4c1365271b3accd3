import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { closeProfiles, sharedBrowser } from '../browser/shared-browser.ts';
import { openWatchedPage } from '../browser/watched-page.ts';
import { admin, roaster } from '../journeys/person.ts';
import { ownProduct } from '../product/own-product.ts';
import { isWhole } from '../product/test-sample.ts';
import { callAs, type Person, sendAs, signInByCall } from '../product/sign-in-by-call.ts';
import { screens } from '../screens/every-screen.ts';
import { fillAddress, findExampleIds } from '../screens/example-ids.ts';
import { addressesElsewhere } from './addresses.ts';
import { fillDraft } from './dispute-draft.ts';
import { describedTexts, listenToResponses } from './returned-texts.ts';
import { waitForIdleIn } from './wait-for-idle.ts';
import { receivedMail } from './received-mail.ts';
import { elsewhere } from './script-payloads.ts';
import { fillStoredTexts } from './stored-texts.ts';
import { watchScripts } from './watch-scripts.ts';

const { webUrl, tokenizationUrl, databaseUrl, dataDirectory } = ownProduct();
const origins = [webUrl, tokenizationUrl];

/** Opens a profile for all screens of a person, so that the browser's cache is reused. */
const openProfile = async (browser: Browser, person: Person | undefined) => {
  const signedIn = person && (await signInByCall(webUrl, person));
  const watched = await openWatchedPage(browser, signedIn && { storageState: signedIn.storageState });
  const context = watched.page.context();
  return {
    ...watched,
    token: signedIn?.token ?? '',
    waitForIdle: waitForIdleIn(watched.untilAnswered),
    answered: listenToResponses(context, webUrl),
    seen: await watchScripts(context, origins),
  };
};

type Profile = Awaited<ReturnType<typeof openProfile>>;

let ids: Readonly<Record<string, string>>;
/** Restores what this file changed, in the order of the changes. Another run may use the same product. */
const restorations: (() => Promise<void>)[] = [];
const profiles = new Map<Person | undefined, Profile>();
const recipient = `payloads-${randomUUID()}@example.com`;

const profileOf = (person: Person | undefined): Profile => {
  const profile = profiles.get(person);
  if (!profile) throw new Error('Nobody opens this screen.');
  return profile;
};

/**
 * Texts that a call can return but no payload can reach, such as numbers that are sealed and returned masked.
 */
const notStoredAsText = [
  '/payment-instruments.paymentInstruments[].bank.accountNumber',
  '/payment-instruments/{id}.bank.accountNumber',
  '/search.paymentInstruments[].bank.accountNumber',
  '/v1/accounts/profiles.profile.businessDetails.ein',
  '/v1/accounts/profiles.profile.representatives[].dob',
  '/v1/accounts/profiles.profile.representatives[].ssn',
  // A constant.
  '/v1/accounts/profiles.profile.businessDetails.country',
  '/v1/accounts/profiles.profile.representatives[].country',
  // The platform's own hash of the profile, and an enumerated category.
  '/v1/accounts/profiles.version',
  '/settlements/{id}/entries.entries[].category',
  // The time zone of banking days and the names of the profile's fields are data of the platform.
  '/accounts/activity.timeZone',
  '/accounts/attention.items[].missing[]',
  // The demo has no open failed payout, and an offline device is identified by a code, which is now a
  // payload. A transaction and the terminal show the same texts.
  '/accounts/attention.items[].failureMessage',
  '/accounts/attention.items[].name',
  '/accounts/attention.items[].serialNumber',
  // Shown only after a lost response; the transaction shows the same text.
  '/admin-attempts.message',
  '/attempts.message',
  // Days and months are computed from the clock.
  '/accounts/availability.days[].day',
  '/statements.statements[].month',
  '/statements/{month}.month',
  // The evidence that a dispute requests is data of the platform.
  '/disputes/{id}.evidence[].field',
  '/disputes/{id}.evidence[].hint',
  '/disputes/{id}.evidence[].label',
  '/disputes/{id}.files[].field',
  '/disputes/{id}.reasonMeaning',
  // No screen reads these calls and fields yet.
  '/accounts/balance-changes.from',
  '/accounts/balance-changes.to',
  '/disputes/{id}.receiptSentTo[]',
  '/disputes/{id}/files/{fileId}.content',
  '/disputes/{id}/files/{fileId}.field',
  '/disputes/{id}/files/{fileId}.name',
  // Only the ledger's list returns these fields of an entry.
  '/disputes/{id}.ledgerEntries[].bankAccountType',
  '/disputes/{id}.ledgerEntries[].lastFour',
  '/disputes/{id}.ledgerEntries[].parentDescription',
  '/disputes/{id}.ledgerEntries[].transactionDescription',
  // Found by a reference, which is now a payload; a payment's page shows the same texts.
  '/disputes/{id}.ledgerEntries[].description',
  // Labels of fee parts and receipt lines.
  '/transactions/{id}/fees.fees[].parts[].description',
  '/transactions/{id}/receipt.lines[].label',
  // The specification has two names for an account's number; this platform returns the other.
  '/general-ledger/list-accounts.accounts[].accountNumber',
  // No screen requests the programs of a user's own accounts.
  '/permissions/programs.programs[].name',
];

const change = async (path: string, body: object): Promise<void> => {
  const { token } = profileOf(roaster);
  const { status } = await fetch(`${webUrl}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ accountId: ids['account'], ...body }),
  });
  if (status !== 204) throw new Error(`POST ${path} was answered with ${status}.`);
};

/** Saves a view, which the demo lacks, or removes it. */
const saveView = (path: string, what: object = {}): Promise<void> =>
  change(`/users/${path}`, { list: 'payments', name: 'Beans', ...what });

const sendReceipt = (recipientEmail: string) =>
  sendAs(webUrl, profileOf(roaster).token, '/receipts/transaction/email', randomUUID(), {
    transactionId: ids['payment'],
    recipientEmail,
  });

/** Waits for the delivery: a pending receipt would be sent to an address that is a payload by then. */
const receiptIsSent = () => {
  const path = `/transactions/${ids['payment'] ?? ''}/receipt`;
  const read = () => callAs<{ sends: { status: string }[] }>(webUrl, profileOf(roaster).token, path);
  return eventually(async () => expect((await read()).sends[0]?.status).toBe('sent'));
};

const invites = '/accounts/team/invites';

/** Sends an invite, because the demo has no open invite, and returns its ID. */
const inviteViewer = async (): Promise<string> => {
  const { token } = profileOf(roaster);
  const accountId = ids['account'] ?? '';
  const invited = { accountId, email: 'viewer@example.com', role: 'viewer' };
  const { id } = await sendAs<{ id: string }>(webUrl, token, invites, randomUUID(), invited);
  const read = () =>
    callAs<{ invites: { status: string }[] }>(webUrl, token, `${invites}?accountId=${accountId}`);
  await eventually(async () => expect((await read()).invites[0]?.status).toBe('sent'));
  return id;
};

/** Visited first, before newer reads fill the first page of the trail. */
const wholeTrail = { name: 'whole audit trail', path: '/admin/audit', person: admin };

/** Screens without parts that show stored texts. */
const furtherScreens = new Set(['receipt', 'failed payment', 'refund’s transaction', 'lost dispute']);

/**
 * Screens that show stored texts; a test below fails if an omitted screen is the only screen to request a
 * text. `npm run drill -- walks` opens every screen.
 */
const screensWithTexts = screens.filter(
  ({ name, parts }) => isWhole || parts !== undefined || furtherScreens.has(name),
);
process.stdout.write(`Screens with stored texts: ${screensWithTexts.length} of ${screens.length}\n`);

/** Omits the query, which the page may change. */
const pageOf = (address: string) => address.replace(/\?.*/, '');

beforeAll(async () => {
  const browser = await sharedBrowser();
  ids = await findExampleIds(webUrl);
  for (const person of new Set(screens.map((screen) => screen.person))) {
    profiles.set(person, await openProfile(browser, person));
  }
  await fetch(`${webUrl}/api/frontend-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'An error', stack: 'at nowhere', url: webUrl }),
  });
  await saveView('saved-views', { view: { text: 'beans' } });
  restorations.push(() => saveView('saved-views/remove'));
  restorations.push(await fillDraft(webUrl, profileOf(roaster).token, ids['dispute'] ?? ''));
  await sendReceipt('before@example.com');
  await receiptIsSent();
  const inviteId = await inviteViewer();
  restorations.push(() => change(`${invites}/withdraw`, { inviteId }));
  restorations.push((await fillStoredTexts(databaseUrl)).putBack);
  await sendReceipt(recipient);
  // A dispute's fee finds its dispute by the entry set's reference, which is now a payload.
  profileOf(roaster).expectComplaint({ status: 500, path: '/api/transactions/' });
});
afterAll(async () => {
  try {
    for (const restore of restorations.toReversed()) await restore();
  } finally {
    await closeProfiles();
  }
});

test.each([wholeTrail, ...screensWithTexts])(
  'runs no stored script on the screen: $name',
  async ({ path, person }) => {
    const { page, waitForIdle, seen } = profileOf(person);
    const address = webUrl + fillAddress(path, ids);
    const before = seen().length;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForIdle(page);
    // Opens collapsed sections, which may cover the rest.
    const folded = page.locator(':is(summary, [aria-expanded="false"])');
    await folded.evaluateAll((all) => all.forEach((one) => one instanceof HTMLElement && one.click()));
    await waitForIdle(page);
    expect(seen().slice(before)).toEqual([]);
    expect(await addressesElsewhere(page, origins)).toEqual([]);
    expect(pageOf(page.url())).toBe(pageOf(address));
  },
);

test(
  'runs no stored script while an audit trail is exported',
  { meta: { shows: ['asvs:V5.4.2'] } },
  async () => {
    const { page, waitForIdle, seen } = profileOf(roaster);
    const before = seen().length;
    await page.goto(`${webUrl}/settings`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(await text(await (await saving).createReadStream())).toContain(elsewhere);
    await waitForIdle(page);
    expect(seen().slice(before)).toEqual([]);
  },
);

test.each(['payment', 'failedPayment', 'refund', 'instrument', 'bankAccount'])(
  'runs no stored script in search results: %s',
  async (name) => {
    const { page, waitForIdle, seen } = profileOf(roaster);
    const before = seen().length;
    const search = page.getByRole('combobox', { name: 'Search' });
    if (!(await search.isVisible())) {
      await page.goto(`${webUrl}/payments`);
      await page.getByRole('button', { name: 'Search' }).first().click();
    }
    // The previous results are removed once the field is empty.
    await search.fill('');
    await page.getByRole('group', { name: 'Results' }).waitFor({ state: 'detached' });
    await search.fill(ids[name] ?? '');
    await page.getByRole('group', { name: 'Results' }).getByRole('option').first().waitFor();
    await waitForIdle(page);
    expect(seen().slice(before)).toEqual([]);
    expect(await addressesElsewhere(page, origins)).toEqual([]);
  },
);

test(
  'logs no unexpected error or warning on the console of any page',
  { meta: { shows: ['threat:5.6', 'asvs:V3.4.3', 'asvs:V14.2.3'] } },
  () => {
    expect([...profiles.values()].flatMap(({ complaints }) => complaints())).toEqual([]);
  },
);

test(
  'receives every text that a call can return, filled with payloads, on at least one screen',
  {
    meta: {
      shows: [
        'threat:5.6',
        'asvs:V1.1.2',
        'asvs:V1.2.1',
        'asvs:V1.2.2',
        'asvs:V1.3.2',
        'asvs:V1.3.7',
        'asvs:V1.3.10',
        'asvs:V3.2.2',
      ],
    },
  },
  async () => {
    const returnedTexts = await Promise.all([...profiles.values()].map((profile) => profile.answered()));
    const reached = new Set(returnedTexts.flat());
    const missing = (await describedTexts(webUrl)).filter((way) => !reached.has(way));
    expect(missing.toSorted()).toEqual(notStoredAsText.toSorted());
  },
);

test(
  'runs no stored script in an emailed receipt, and adds no recipient to the email',
  { meta: { shows: ['threat:5.6', 'asvs:V1.1.2', 'asvs:V1.2.1', 'asvs:V1.3.3', 'asvs:V1.3.11'] } },
  async () => {
    const { head, html } = await receivedMail(dataDirectory, recipient);
    expect(head.match(/^(?:to|cc|bcc):.*/gim)).toEqual([`To: ${recipient}`]);
    expect(html).toContain(elsewhere);
    const { page, seen } = profileOf(undefined);
    const before = seen().length;
    // A mail client may have no policy: only the mail's own escaping stops scripts.
    await page.goto('about:blank');
    await page.setContent(html);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(seen().slice(before)).toEqual([]);
  },
);
