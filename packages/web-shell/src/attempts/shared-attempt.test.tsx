import { ApiError, NetworkError } from '@tillbook/api-client';
import type { AttemptOutcome } from '@tillbook/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AttemptNotice } from './attempt-notice.tsx';
import {
  forgetAttempts,
  lost,
  newServer,
  renderForm,
  type AttemptServer,
  type Created,
} from './attempt-server.tsx';
import { useAttempt } from './use-attempt.ts';

forgetAttempts();

type FormProps = { readonly server: AttemptServer; readonly objectId: string };

function Form({ server, objectId }: FormProps) {
  const [amount, setAmount] = useState('25.00');
  const refunding = useAttempt({
    place: { call: 'refundTransaction', accountId: 'acc_1', objectId },
    amountOf: () => 2_500,
    send: (_: string, key) => server.send(key),
    clearForm: () => setAmount(''),
  });
  const { isPending, data, error } = refunding;
  return (
    <>
      <AttemptNotice attempt={refunding} noun="refund" hrefOf={(id) => `/transactions/${id}`} />
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button type="button" onClick={() => refunding.submit('25.00')}>
        Refund
      </button>
      <p>{isPending ? 'pending' : (error?.message ?? data?.id ?? 'untouched')}</p>
    </>
  );
}

function Screen({ server }: { readonly server: AttemptServer }) {
  const [isOpen, setIsOpen] = useState(true);
  const [objectId, setObjectId] = useState('txn_a');
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      <button type="button" onClick={() => setObjectId('txn_b')}>
        Other payment
      </button>
      {isOpen && <Form server={server} objectId={objectId} />}
    </>
  );
}

const open = ({ server, client }: ReturnType<typeof newServer>) =>
  renderForm(<Screen server={server} />, client);

const press = (name: string) => page.getByRole('button', { name }).click();
const titled = (title: RegExp) => expect.element(page.getByText(title));

test('clears the form of an attempt that is found to have succeeded, and still shows the notice', async () => {
  const opened = newServer();
  opened.server.respond = lost;
  opened.server.outcome = async () => ({ status: 'succeeded', objectId: 'txn_1' });
  open(opened);
  await press('Refund');
  await titled(/^The \$25\.00 refund from .* succeeded$/).toBeVisible();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('');
  await expect.element(page.getByRole('link', { name: 'View refund' })).toBeVisible();
});

test('shows an attempt under way when its form is opened again, and sends no second attempt', async () => {
  const opened = newServer();
  const { server } = opened;
  const late = Promise.withResolvers<Created>();
  server.respond = () => late.promise;
  server.outcome = async () => ({ status: 'succeeded', objectId: 'txn_1' });
  open(opened);
  await press('Refund');
  await press('Toggle');
  await press('Toggle');
  await expect.element(page.getByText('pending')).toBeVisible();
  await press('Refund');
  expect(server.keys).toHaveLength(1);
  late.resolve({ id: 'txn_1' });
  await titled(/refund from .* succeeded$/).toBeVisible();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('');
  expect(server.keys).toHaveLength(1);
});

test('shows an outcome that arrived while the form was closed', async () => {
  const opened = newServer();
  const { server } = opened;
  const late = Promise.withResolvers<Created>();
  server.respond = () => late.promise;
  server.outcome = async () => ({ status: 'failed', message: 'Insufficient funds.' });
  open(opened);
  await press('Refund');
  await press('Toggle');
  late.reject(new ApiError({ status: 422, code: 'amount_over_refundable', message: 'Too much.' }));
  await expect.poll(() => server.asked).toEqual(['findAttempt']);
  await press('Toggle');
  await titled(/refund from .* failed$/).toBeVisible();
  await expect.element(page.getByText('Insufficient funds.')).toBeVisible();
});

test('shows the outcome of a refund only at the refunded payment', async () => {
  const opened = newServer();
  const { server } = opened;
  const late = Promise.withResolvers<Created>();
  server.respond = () => late.promise;
  open(opened);
  await press('Refund');
  await press('Other payment');
  await expect.element(page.getByText('untouched')).toBeVisible();
  late.resolve({ id: 'txn_1' });
  await expect.poll(() => server.asked).toEqual(['findAttempt']);
  await expect.element(page.getByText('untouched')).toBeVisible();
  server.respond = async () => ({ id: 'txn_2' });
  await press('Refund');
  await expect.element(page.getByText('txn_2')).toBeVisible();
  expect(new Set(server.keys).size).toBe(2);
});

test('reuses a key whose repetition was refused', async () => {
  const opened = newServer();
  const { server } = opened;
  server.respond = lost;
  open(opened);
  await press('Refund');
  await titled(/has not been received yet$/).toBeVisible();
  server.respond = async () => {
    throw new ApiError({ status: 429, code: 'too_many_requests', message: 'Please wait.' });
  };
  await press('Refund');
  await expect.element(page.getByText('Please wait.')).toBeVisible();
  server.respond = async () => ({ id: 'txn_1' });
  await press('Refund');
  await expect.element(page.getByText('txn_1')).toBeVisible();
  expect(server.keys).toHaveLength(3);
  expect(new Set(server.keys).size).toBe(1);
});

const stored = (startedAt: string) => {
  const attempt = { key: 'k', call: 'refundTransaction', objectId: 'txn_a', amountCents: 2_500, startedAt };
  // Uses the tag of an empty email, since no one is signed in here.
  sessionStorage.setItem('attempts 811c9dc5 acc_1', JSON.stringify([attempt]));
};

test('treats a key that the server may have removed as unknown, and does not close the key', async () => {
  stored(new Date(Date.now() - 24 * 60 * 60_000).toISOString());
  const opened = newServer();
  open(opened);
  await titled(/^The \$25\.00 refund from .* is still unknown$/).toBeVisible();
  await expect.element(page.getByText(/Check the list of refunds/)).toBeVisible();
  await press('Refund');
  await titled(/is still unknown$/).toBeVisible();
  expect(opened.server.keys).toEqual([]);
  await press('Dismiss');
  await press('Refund');
  await expect.element(page.getByText('txn_1')).toBeVisible();
  expect(opened.server.asked).not.toContain('closeAttempt');
});

test('gives up a request that was not received before a reload', async () => {
  stored(new Date().toISOString());
  const opened = newServer();
  open(opened);
  await titled(/has not been received yet$/).toBeVisible();
  opened.server.outcome = async () => ({ status: 'closed' });
  await press('Give up');
  await titled(/was given up$/).toBeVisible();
  expect(opened.server.asked.at(-1)).toBe('closeAttempt');
});

test('shows no error if a press finds that an attempt from before a reload has succeeded', async () => {
  stored(new Date().toISOString());
  const opened = newServer();
  const { server } = opened;
  open(opened);
  await titled(/has not been received yet$/).toBeVisible();
  const looked = Promise.withResolvers<AttemptOutcome>();
  server.outcome = () => looked.promise;
  await press('Refund');
  await expect.poll(() => server.asked).toHaveLength(2);
  looked.resolve({ status: 'succeeded', objectId: 'txn_1' });
  await titled(/^The \$25\.00 refund from .* succeeded$/).toBeVisible();
  await expect.element(page.getByText('untouched')).toBeVisible();
  expect(server.keys).toEqual([]);
});

test('shows no error if another form has ended the attempt during its request', async () => {
  const opened = newServer();
  const { server } = opened;
  const late = Promise.withResolvers<Created>();
  server.respond = () => late.promise;
  open(opened);
  await press('Refund');
  await expect.poll(() => server.keys).toHaveLength(1);
  sessionStorage.removeItem('attempts 811c9dc5 acc_1');
  late.reject(new NetworkError(new Error('reset')));
  await expect.element(page.getByText('untouched')).toBeVisible();
  expect(server.asked).toEqual([]);
});

test('shows no error and sends nothing if the attempt is given up during the lookup that a press started', async () => {
  const opened = newServer();
  const { server } = opened;
  server.respond = lost;
  open(opened);
  await press('Refund');
  await titled(/has not been received yet$/).toBeVisible();
  const closing = Promise.withResolvers<AttemptOutcome>();
  server.outcome = () => closing.promise;
  await press('Give up');
  await expect.poll(() => server.asked).toHaveLength(2);
  const looking = Promise.withResolvers<AttemptOutcome>();
  server.outcome = () => looking.promise;
  server.respond = async () => ({ id: 'txn_1' });
  await press('Refund');
  await expect.poll(() => server.asked).toHaveLength(3);
  closing.resolve({ status: 'closed' });
  await expect.poll(() => sessionStorage.getItem('attempts 811c9dc5 acc_1')).toBe('[]');
  looking.resolve({ status: 'not_received' });
  await titled(/was given up$/).toBeVisible();
  await expect.element(page.getByText('untouched')).toBeVisible();
  expect(server.keys).toHaveLength(1);
});
