import { errorBody } from '@tillbook/contract';
import * as z from 'zod/mini';
import type { Answer } from './requests.ts';

/** What is wrong with an answer that should be a refusal in the contract's envelope, about the request and not about us. */
export const faultsOf = ({ status, body, text }: Answer): string[] => [
  ...(status < 400 || status >= 500 ? [`status ${status}`] : []),
  ...(z.safeParse(errorBody, body).success ? [] : [`not the envelope: ${text}`]),
  ...(/\bat .*\.ts|select |insert |\.ts:|node_modules/.test(text) ? [`tells too much: ${text}`] : []),
];

const isNamed = (answer: Answer, field: string) =>
  Object.keys(Object(Object(answer.body).fields)).some(
    (name) => name === field || name.startsWith(`${field}.`),
  );

/** As above, and the refusal says which field it is about. */
export const faultsNaming = (answer: Answer, field: string): string[] => [
  ...faultsOf(answer),
  ...(answer.status === 400 ? [] : [`status ${answer.status}`]),
  ...(isNamed(answer, field) ? [] : [`${field} is not named: ${answer.text}`]),
];

type Asked = { readonly what: unknown; readonly ask: () => Promise<Answer>; readonly field?: string };

/** Asks one after another and gives what went wrong, by what was sent. */
export const faultsAmong = async (asked: readonly Asked[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { what, ask, field } of asked) {
    const answer = await ask();
    const found = field === undefined ? faultsOf(answer) : faultsNaming(answer, field);
    faults.push(...found.map((fault) => `${JSON.stringify(what)?.slice(0, 80)}: ${fault}`));
  }
  return faults;
};
