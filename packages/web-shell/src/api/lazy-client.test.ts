import { getHealth } from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareConnection } from './lazy-client.ts';
import { createReachability } from './reachability.ts';

afterEach(() => vi.unstubAllGlobals());

const connect = (isClosing: () => boolean) =>
  prepareConnection(
    { baseUrl: 'http://localhost/api', getToken: () => 'token' },
    createReachability({ navigator: { onLine: true }, addEventListener: () => undefined }),
    isClosing,
  );

test('sends nothing while the session is being ended', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ status: 'ok' }));
  vi.stubGlobal('fetch', fetched);
  let isClosing = false;
  const { client } = connect(() => isClosing);
  await client.call(getHealth, {});
  isClosing = true;
  const answered = vi.fn<() => void>();
  void client.call(getHealth, {}).finally(answered);
  const { client: later } = connect(() => false);
  await later.call(getHealth, {});
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(answered).not.toHaveBeenCalled();
});
