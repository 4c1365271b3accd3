import type { DatabaseMachine } from './configuration/settings.ts';

/**
 * Sends an authenticated request that changes the cluster.
 *
 * @throws Error with Patroni's response if it refuses
 */
export const requestPatroni = async (
  { host, patroniPort }: DatabaseMachine,
  password: string,
  path: string,
  body: object,
): Promise<void> => {
  const response = await fetch(`http://${host}:${patroniPort}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Patroni answered ${response.status}: ${await response.text()}`);
};
