import { ApiError, type Client } from '@tillbook/api-client';
import type { AttemptOutcome } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AttemptNotice } from './attempt-notice.tsx';
import { forgetAttempts, lost, newServer, renderForm, type AttemptServer } from './attempt-server.tsx';
import { useAttempt } from './use-attempt.ts';

forgetAttempts();

const place = { call: 'createTransaction', accountId: 'acc_1', objectId: 'pi_1' } as const;

function Form({ server }: { readonly server: AttemptServer }) {
  const paying = useAttempt({
    place,
    amountOf: (amount: number) => amount,
    send: (_, key) => server.send(key),
  });
  return (
    <>
      <AttemptNotice attempt={paying} noun="payment" hrefOf={(id) => `/transactions/${id}`} />
      <button type="button" onClick={() => paying.submit(2_500)}>
        Charge $25.00
      </button>
      <button type="button" onClick={() => paying.submit(3_000)}>
        Charge $30.00
      </button>
      <p>{paying.isPending ? 'pending' : (paying.error?.message ?? paying.data?.id ?? 'untouched')}</p>
    </>
  );
}

const open = (server: AttemptServer, client: Client) => renderForm(<Form server={server} />, client);

const charge = page.getByRole('button', { name: 'Charge $25.00' });
const chargeMore = page.getByRole('button', { name: 'Charge $30.00' });
const titled = (title: RegExp) => page.getByText(title);

test('reports the success of a payment whose response was lost, and sends nothing new', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  server.outcome = async () => ({ status: 'succeeded', objectId: 'txn_1' });
  open(server, client);
  await charge.click();
  await expect.element(titled(/^The \$25\.00 payment from \d+:\d\d [AP]M succeeded$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View payment' }))
    .toHaveAttribute('href', '/transactions/txn_1');
  await expect.element(page.getByText('untouched')).toBeVisible();
  expect(server.keys).toHaveLength(1);
});

test('sends the next payment of the same amount with a new key once the last payment was found', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  server.outcome = async () => ({ status: 'succeeded', objectId: 'txn_1' });
  open(server, client);
  await charge.click();
  await expect.element(titled(/succeeded$/)).toBeVisible();
  server.respond = async () => ({ id: 'txn_2' });
  await charge.click();
  await expect.element(page.getByText('txn_2')).toBeVisible();
  await expect.element(titled(/succeeded$/)).not.toBeInTheDocument();
  const [first, second] = server.keys;
  expect(second).not.toBe(first);
});

test('sends a payment again with the same key while the request has not been received', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  open(server, client);
  await charge.click();
  await expect.element(titled(/has not been received yet$/)).toBeVisible();
  server.respond = async () => ({ id: 'txn_1' });
  await charge.click();
  await expect.element(page.getByText('txn_1')).toBeVisible();
  const [first, second] = server.keys;
  expect(second).toBe(first);
});

test('sends no other payment until the last payment is given up', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  open(server, client);
  await charge.click();
  await expect.element(titled(/has not been received yet$/)).toBeVisible();
  await chargeMore.click();
  await expect
    .element(page.getByText('Give it up before you send another one.', { exact: false }))
    .toBeVisible();
  expect(server.keys).toHaveLength(1);
  server.outcome = async () => ({ status: 'closed' });
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect.element(titled(/was given up$/)).toBeVisible();
  expect(server.asked.at(-1)).toBe('closeAttempt');
  server.respond = async () => ({ id: 'txn_2' });
  await chargeMore.click();
  await expect.element(page.getByText('txn_2')).toBeVisible();
  const [first, second] = server.keys;
  expect(second).not.toBe(first);
});

test('looks up an attempt after a reload, and does not send it again', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  server.outcome = lost;
  const { unmount } = open(server, client);
  await charge.click();
  await expect.element(titled(/is still unknown$/)).toBeVisible();
  unmount();
  server.outcome = async () => ({ status: 'not_received' });
  open(server, client);
  await expect
    .element(page.getByText('Give it up before you send another one.', { exact: false }))
    .toBeVisible();
  await charge.click();
  await expect.element(page.getByText('untouched')).toBeVisible();
  expect(server.keys).toHaveLength(1);
});

test('ignores a late lookup of an earlier attempt', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  server.outcome = lost;
  const { unmount } = open(server, client);
  await charge.click();
  await expect.element(titled(/is still unknown$/)).toBeVisible();
  unmount();
  const late = Promise.withResolvers<AttemptOutcome>();
  server.outcome = () => late.promise;
  open(server, client);
  await expect.poll(() => server.asked.length).toBe(2);
  server.outcome = async () => ({ status: 'succeeded', objectId: 'txn_1' });
  await charge.click();
  await expect.element(titled(/succeeded$/)).toBeVisible();
  server.outcome = async () => ({ status: 'not_received' });
  await charge.click();
  await expect.element(titled(/has not been received yet$/)).toBeVisible();
  late.resolve({ status: 'succeeded', objectId: 'txn_1' });
  await chargeMore.click();
  await expect
    .element(page.getByText('Give it up before you send another one.', { exact: false }))
    .toBeVisible();
  expect(server.keys).toHaveLength(2);
});

test('shows why an attempt with a lost response has failed', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  server.outcome = async () => ({ status: 'failed', message: 'Insufficient funds.' });
  open(server, client);
  await charge.click();
  await expect.element(titled(/^The \$25\.00 payment from .* failed$/)).toBeVisible();
  await expect.element(page.getByText('Insufficient funds.')).toBeVisible();
});

test('checks an attempt again while its outcome is unknown', async () => {
  const { server, client } = newServer();
  server.respond = lost;
  server.outcome = lost;
  open(server, client);
  await charge.click();
  await expect.element(titled(/is still unknown$/)).toBeVisible();
  server.outcome = async () => ({ status: 'succeeded', objectId: 'txn_1' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(titled(/succeeded$/)).toBeVisible();
});

test('shows a refusal as an error, and generates a new key', async () => {
  const { server, client } = newServer();
  server.respond = async () => {
    throw new ApiError({ status: 422, code: 'amount_over_available', message: 'Too much.' });
  };
  open(server, client);
  await charge.click();
  await expect.element(page.getByText('Too much.')).toBeVisible();
  await charge.click();
  await expect.poll(() => server.keys.length).toBe(2);
  expect(server.asked).toEqual([]);
  expect(server.keys[1]).not.toBe(server.keys[0]);
});
