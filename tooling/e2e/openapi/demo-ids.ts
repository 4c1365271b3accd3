import { admin, roaster } from '../journeys/person.ts';
import { callAs, signInByCall } from '../product/sign-in-by-call.ts';
import { findExampleIds } from '../screens/example-ids.ts';
import type { RealIds } from './example-requests.ts';

type Rows = { readonly transactions: readonly { readonly id: string; readonly subtype?: string }[] };
type LedgerAccounts = {
  readonly accounts: readonly { readonly id: string; readonly takesManualEntries?: boolean }[];
};

export const findDemoIds = async (
  webUrl: string,
): Promise<{ readonly ids: RealIds; readonly payoutId: string }> => {
  const {
    account = '',
    payment = '',
    instrument = '',
    settlement = '',
    ...found
  } = await findExampleIds(webUrl);
  const asAdmin = await signInByCall(webUrl, admin);
  const { accounts } = await callAs<LedgerAccounts>(webUrl, asAdmin.token, '/general-ledger/list-accounts');
  const asMerchant = await signInByCall(webUrl, roaster);
  const { transactions } = await callAs<Rows>(
    webUrl,
    asMerchant.token,
    `/transactions?accountId=${account}&type=push&subtypeNot=refund`,
  );
  const ids = {
    acc: account,
    txn: payment,
    pi: instrument,
    stl: settlement,
    dsp: found['dispute'] ?? '',
    gls: found['entrySet'] ?? '',
    gla: accounts.find(({ takesManualEntries }) => takesManualEntries)?.id ?? '',
  };
  return { ids, payoutId: transactions.find(({ subtype }) => subtype === undefined)?.id ?? '' };
};
