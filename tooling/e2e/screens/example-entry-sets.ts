import { callAs, sendAs } from '../product/sign-in-by-call.ts';

type EntrySet = { readonly id: string };
type LedgerAccount = { readonly id: string; readonly takesManualEntries: boolean };

/**
 * Creates a draft and a posted set of an admin, which the demo lacks. The fixed idempotency keys make
 * repeated calls return the same sets.
 */
export const exampleEntrySets = async (webUrl: string, token: string) => {
  const { accounts } = await callAs<{ accounts: readonly LedgerAccount[] }>(
    webUrl,
    token,
    '/general-ledger/list-accounts',
  );
  const [first, second] = accounts.filter(({ takesManualEntries }) => takesManualEntries);
  if (!first || !second) throw new Error('No two accounts take manual entries.');
  const write = (reference: string) =>
    sendAs<EntrySet>(webUrl, token, '/general-ledger/entry-sets', `e2e-${reference}`, {
      reference,
      description: 'An example',
      date: '2026-11-01',
      ledgerEntries: [
        { accountId: first.id, debitCents: 1250, creditCents: 0 },
        { accountId: second.id, debitCents: 0, creditCents: 1250 },
      ],
    });
  const draft = await write('DRAFT-E2E');
  const posted = await write('POSTED-E2E');
  await sendAs(webUrl, token, `/general-ledger/entry-sets/${posted.id}/post`, 'e2e-post');
  return { draft: draft.id, posted: posted.id };
};
