import { getHealth } from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareConnection } from './lazy-client.ts';
import { createReachability } from './reachability.ts';

afterEach(() => vi.unstubAllGlobals());

test('sends nothing while the session is being ended', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ status: 'ok' }));
  vi.stubGlobal('fetch', fetched);
  let isClosing = false;
  const { client } = prepareConnection(
    { baseUrl: 'http://localhost/api', getToken: () => 'token' },
    createReachability({ navigator: { onLine: true }, addEventListener: () => undefined }),
    () => isClosing,
  );
  await client.call(getHealth, {});
  isClosing = true;
  const answered = vi.fn<() => void>();
  void client.call(getHealth, {}).finally(answered);
  // Long after the first response.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(answered).not.toHaveBeenCalled();
});
