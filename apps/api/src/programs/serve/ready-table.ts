import type { Settings } from '../../runtime/settings.ts';

export type DemoLogin = { readonly email: string; readonly password: string; readonly opens: string };

type Row = readonly [string, string, string];

const addressRows = (settings: Settings): Row[] =>
  settings.worker === 'only' ? probeRows(settings) : originRows(settings);

const probeRows = ({ host, port }: Settings): Row[] => [['Probes and metrics', `http://${host}:${port}`, '']];

const originRows = (settings: Settings): Row[] => [
  ['Merchant app', `${settings.webBaseUrl}/`, ''],
  ['Admin app', `${settings.adminBaseUrl}/`, ''],
  ['API', settings.apiBaseUrl, ''],
  ['API reference', settings.documentationUrl, ''],
  ['Card and bank forms', settings.tokenizationBaseUrl, ''],
];

const widthOf = (rows: readonly Row[], column: 0 | 1 | 2): number =>
  Math.max(...rows.map((row) => row[column].length));

/**
 * Returns the last lines of a start: all addresses and the people who can sign in.
 * @param logins empty without demo data
 * @param logDestination names the place of the log
 */
export const readyTable = (
  settings: Settings,
  logins: readonly DemoLogin[],
  logDestination: string,
): string => {
  const loginRows = logins.map(({ email, password, opens }): Row => [opens, email, password]);
  const rows: Row[] = [
    [`${settings.brandName} is ready`, 'Address', ''],
    ...addressRows(settings),
    ['Data folder', settings.dataDirectory, ''],
    ['Log', logDestination, ''],
    ...(loginRows.length > 0 ? [['Demo login', 'Email', 'Password'] satisfies Row, ...loginRows] : []),
  ];
  const widths = [widthOf(rows, 0), widthOf(rows, 1)] as const;
  const line = ([name, value, password]: Row) =>
    `  ${name.padEnd(widths[0])}   ${value.padEnd(widths[1])}   ${password}`.trimEnd();
  return rows.map(line).join('\n');
};
