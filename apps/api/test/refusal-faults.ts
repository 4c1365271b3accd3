import { errorBody } from '@tillbook/contract';
import * as z from 'zod/mini';
import type { TestResponse } from './requests.ts';

/**
 * Checks that a response is a refusal in the contract's envelope, caused by the request and not by the
 * server.
 */
export const faultsOf = ({ status, body, text }: TestResponse): string[] => [
  ...(status < 400 || status >= 500 ? [`status ${status}`] : []),
  ...(z.safeParse(errorBody, body).success ? [] : [`not the envelope: ${text}`]),
  ...(/\bat .*\.ts|select |insert |\.ts:|node_modules/.test(text) ? [`tells too much: ${text}`] : []),
];

const isNamed = (response: TestResponse, field: string) =>
  Object.keys(Object(Object(response.body).fields)).some(
    (name) => name === field || name.startsWith(`${field}.`),
  );

/** Checks like `faultsOf`, and also that the refusal names the field. */
export const faultsNaming = (response: TestResponse, field: string): string[] => [
  ...faultsOf(response),
  ...(response.status === 400 ? [] : [`status ${response.status}`]),
  ...(isNamed(response, field) ? [] : [`${field} is not named: ${response.text}`]),
];

type SentRequest = {
  readonly what: unknown;
  readonly ask: () => Promise<TestResponse>;
  readonly field?: string;
};

export const faultsAmong = async (sentRequest: readonly SentRequest[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { what, ask, field } of sentRequest) {
    const response = await ask();
    const found = field === undefined ? faultsOf(response) : faultsNaming(response, field);
    faults.push(...found.map((fault) => `${JSON.stringify(what)?.slice(0, 80)}: ${fault}`));
  }
  return faults;
};
