import type { ProxyName } from './guide.ts';

/** The result of each journey: a keyword, or the error. */
export type ProxyRow = {
  readonly proxy: ProxyName;
  readonly signIn: string;
  readonly forms: string;
  readonly plain: string;
};

export const proxyTable = (rows: readonly ProxyRow[]): string =>
  [
    '| proxy   | sign-in | forms   | plain                     |',
    '| ------- | ------- | ------- | ------------------------- |',
    ...rows.map(
      ({ proxy, signIn, forms, plain }) =>
        `| ${proxy.padEnd(7)} | ${signIn.padEnd(7)} | ${forms.padEnd(7)} | ${plain.padEnd(25)} |`,
    ),
  ].join('\n');
