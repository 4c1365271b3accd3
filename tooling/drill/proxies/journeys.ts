import {
  createInstrumentTicket,
  followAccount,
  listPermittedAccounts,
  login,
  storePaymentInstrument,
} from '@tillbook/contract';
import { demoCard } from '../load/demo-card.ts';
import type { Visited, Visitor } from './visit.ts';

export type PublicAddresses = { readonly web: string; readonly forms: string };

const demoLogin = { email: 'merchant@example.com', password: 'demo-merchant', system: 'payment' };

const requireStatus = ({ status, text }: Visited, expected: number, what: string): string => {
  if (status !== expected) throw new Error(`${what} got ${status}: ${text.slice(0, 200)}`);
  return text;
};

const entryScript = (page: string): string => {
  const path = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (path === undefined) throw new Error(`The page has no entry script: ${page.slice(0, 200)}`);
  return path;
};

const loadPage = async ({ visit }: Visitor, origin: string, path: string): Promise<void> => {
  // The proxy must replace this header. If trusted, it would cause a redirect to that host.
  const headers = { 'x-forwarded-host': 'elsewhere.example.net' };
  const page = requireStatus(await visit(origin + path, { headers }), 200, path);
  const script = entryScript(page);
  requireStatus(await visit(origin + script), 200, script);
};

export type SignedIn = { readonly authorization: string; readonly accountId: string };

/** Opens the app, signs in, and follows an account's events. */
export const signIn = async (visitor: Visitor, { web }: PublicAddresses): Promise<SignedIn> => {
  await loadPage(visitor, web, '/login');
  const api = `${web}/api`;
  const headers = { origin: web };
  const sent = await visitor.visit(api + login.path, { method: 'POST', headers, body: demoLogin });
  const { token }: { token: string } = JSON.parse(requireStatus(sent, 200, login.path));
  const authorization = `Bearer ${token}`;
  const listed = await visitor.visit(api + listPermittedAccounts.path, { headers: { authorization } });
  const { accounts }: { accounts: readonly { accountId: string }[] } = JSON.parse(
    requireStatus(listed, 200, listPermittedAccounts.path),
  );
  const accountId = accounts[0]?.accountId ?? '';
  const events = `${api}${followAccount.path}?accountId=${accountId}`;
  const first = await visitor.firstPiece(events, { headers: { authorization } });
  if (!first.includes('open')) throw new Error(`The events began with ${first}`);
  return { authorization, accountId };
};

export const storeCard = async (
  visitor: Visitor,
  { web, forms }: PublicAddresses,
  { authorization, accountId }: SignedIn,
): Promise<void> => {
  await loadPage(visitor, forms, `/card-form?accountId=${accountId}`);
  const requested = await visitor.visit(`${web}/api${createInstrumentTicket.path}`, {
    method: 'POST',
    headers: { authorization, origin: web },
    body: { accountId, purpose: 'buyer' },
  });
  const { ticket }: { ticket: string } = JSON.parse(
    requireStatus(requested, createInstrumentTicket.status ?? 200, createInstrumentTicket.path),
  );
  const stored = await visitor.visit(forms + storePaymentInstrument.path, {
    method: 'POST',
    headers: { origin: forms },
    body: { ...demoCard, ticket },
  });
  requireStatus(stored, 201, storePaymentInstrument.path);
};

/**
 * Follows the redirect to the page with advice, which the product sends if a proxy has replaced the Host
 * header.
 */
export const redirectToAdvice = async ({ visit }: Visitor, { web }: PublicAddresses): Promise<void> => {
  const away = await visit(`${web}/login`);
  requireStatus(away, 307, '/login');
  const location = away.headers.location ?? '';
  if (new URL(location).origin !== web) throw new Error(`/login redirected to ${location}`);
  const page = requireStatus(await visit(location), 508, location);
  for (const advice of ['proxy_set_header Host $host', 'TRUST_PROXY']) {
    if (!page.includes(advice)) throw new Error(`The page does not name ${advice}: ${page}`);
  }
};
