import type { DatabaseMachine } from './configuration/settings.ts';

/**
 * Asks Patroni's REST API for something that changes the cluster, which needs its password.
 *
 * @throws Error with what Patroni answers if it refuses
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
